/** A whole game of each room by pointer alone, and one by keyboard alone. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, launch, over, pageOf, person, playByPointer, ROOMS, setTable } from './house.ts'
import type { RoomName } from './house.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const FEWEST: Record<RoomName, number> = {
  africa: 2,
  afrika1880: 3,
  heart_of_africa: 2,
  west_of_africa: 2,
}

/** The same dice for every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % sides
  }
}

test.each(ROOMS)('%s is played to its end by pointer', async (room) => {
  const page = await pageOf(await person(browser))
  const switches = room === 'africa' ? { patience: 3 } : {}
  const id = await setTable(page, room, FEWEST[room], switches)
  await page.goto(address(`/table/${id}`))
  await page.locator('.dock .asked, .dock .soft').first().waitFor()
  const throwDice = dice(room.length)

  const touches = await playByPointer(
    page,
    (found) => {
      // A sheet is sealed after some six touches, or it could be written for ever.
      const seal = found.find(({ thing }) => thing.startsWith('Seal the sheet'))
      if (seal && throwDice(6) === 0) return seal
      // Exploring brings AFRICA to its end; the others end whatever one does.
      const face = found.filter(({ thing }) => room !== 'africa' || /^space:[A-N]\d/.test(thing))
      const wished = face.length ? face : found
      return wished[throwDice(wished.length)]
    },
    100,
  )

  expect(touches).toBeGreaterThan(8)
  expect(await page.locator('.dock .asked').innerText()).not.toBe('')
  await page.context().close()
})

test('AFRIKA 1880 is played to its end by keyboard alone, through the list', async () => {
  const page = await pageOf(await person(browser, { confirm: true }))
  const id = await setTable(page, 'afrika1880', 3)
  await page.goto(address(`/table/${id}`))
  await page.locator('#typed').waitFor()
  const throwDice = dice(1880)
  for (let tabs = 0; !(await focused(page, '#typed')); tabs++) {
    expect(tabs).toBeLessThan(40)
    await page.keyboard.press('Tab')
  }

  for (let acts = 0; !(await over(page)); acts++) {
    expect(acts).toBeLessThan(600)
    if (await focused(page, '.really .main')) await page.keyboard.press('Enter')
    else if (await focused(page, '#typed')) await choose(throwDice)
    await page.waitForTimeout(25)
  }

  expect(await page.locator('.dock .asked').innerText()).not.toBe('')
  await page.context().close()

  /** Now and then typed notation, else some steps down the list. */
  async function choose(throwOne: (sides: number) => number): Promise<void> {
    if (throwOne(3) === 0) {
      await page.keyboard.type('seal')
      return page.keyboard.press('Enter')
    }
    for (let steps = 1 + throwOne(5); steps > 0; steps--) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(15)
    const typed = page.locator('#typed')
    if ((await typed.count()) && !(await focused(page, '.really .main'))) await back()
  }

  /** From wherever the list left us to the line one types in. */
  async function back(): Promise<void> {
    for (let tries = 0; tries < 12 && !(await focused(page, '#typed')); tries++) {
      if (await focused(page, '.line')) await page.keyboard.press('ArrowUp')
      await page.waitForTimeout(10)
    }
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Delete')
  }
})

function focused(page: { evaluate: (run: (selector: string) => boolean, selector: string) => Promise<boolean> }, selector: string): Promise<boolean> {
  return page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)
}

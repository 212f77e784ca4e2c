/** A whole game of each room by pointer alone, and one by keyboard alone; and where all points came from. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, dice, FEWEST, focused, launch, LEADS_ON, pageOf, person, playByKeyboard, playByPointer, ROOMS, setTable } from './house.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

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
  expect(await explained(page)).toEqual(await page.locator('.areas .points').allInnerTexts())
  await page.context().close()
})

/** For every player: what the lines behind the points come to. */
async function explained(page: Page): Promise<string[]> {
  const sums: string[] = []
  for (const points of await page.locator('.areas .points').all()) {
    await points.click()
    const dialog = page.getByRole('dialog')
    const lines = await dialog.locator('.number').allInnerTexts()
    const rules = await dialog.locator('a.rule').count()
    expect(rules, 'each with its paragraph').toBe(lines.length)
    sums.push(String(lines.reduce((sum, line) => sum + Number(line.replace('−', '-')), 0)))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  return sums
}

test.each(ROOMS)('%s is played to its end by keyboard alone, through the list', async (room) => {
  const page = await pageOf(await person(browser, { confirm: true }))
  const id = await setTable(page, room, FEWEST[room], room === 'africa' ? { patience: 3 } : {})
  await page.goto(address(`/table/${id}`))
  await page.locator('#typed').waitFor()
  for (let tabs = 0; !(await focused(page, '#typed')); tabs++) {
    expect(tabs).toBeLessThan(60)
    await page.keyboard.press('Tab')
  }

  const touches = await playByKeyboard(page, LEADS_ON[room], dice(room.length + 1), 140)

  expect(touches).toBeGreaterThan(8)
  expect(await page.locator('.dock .asked').innerText()).not.toBe('')
  await page.context().close()
})

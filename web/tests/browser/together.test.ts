/** Two browsers at one table; one is loaded anew, the other loses the net. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, dice, FEWEST, launch, over, pageOf, person, playByPointer, ROOMS } from './house.ts'
import type { RoomName } from './house.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Whoever rests and stays brings AFRICA to its end; a sheet could be written for ever. */
const ENDING: Record<RoomName, RegExp> = {
  africa: /Waive|verzichten/,
  afrika1880: /^Seal|versiegeln/,
  heart_of_africa: /^track:/,
  west_of_africa: /^Seal|versiegeln|^End|beenden/,
}

test.each(ROOMS)('%s: two people meet by link, part, come back, and finish the game', async (room) => {
  const connie = await pageOf(await person(browser))
  const andreas = await pageOf(await person(browser, { language: 'de' }))
  await connie.goto(address(`/new/${room}`))
  await connie.getByLabel('Your name').fill('Connie')
  await connie.getByLabel(/^Players/).selectOption(String(FEWEST[room]))
  await connie.getByLabel('People who follow my link').check()
  if (room === 'africa') {
    await connie.getByText('Rules that can be chosen').click()
    await connie.getByLabel(/^Patience/).fill('2')
  }
  await connie.getByRole('button', { name: 'Set the table' }).click()
  await connie.getByRole('img', { name: /QR/ }).waitFor()
  for (let others = FEWEST[room]; others > 2; others--)
    await connie.getByRole('button', { name: 'A computer' }).first().click()

  await andreas.goto(await connie.getByLabel('The table’s address').inputValue())
  await andreas.locator('form input').fill('Andreas')
  await andreas.locator('form button.main').click()
  await Promise.all([connie, andreas].map((page) => page.locator('.play').waitFor()))

  await some(connie, andreas, 8)
  await andreas.reload()
  await andreas.locator('.play').waitFor()
  await some(connie, andreas, 8)

  await connie.context().setOffline(true)
  await connie.locator('.badge', { hasText: 'Connection lost' }).waitFor()
  await some(andreas, andreas, 3)
  await connie.context().setOffline(false)
  await connie.locator('.badge').waitFor({ state: 'detached' })
  await some(connie, andreas, 6)

  const throwDice = dice(room.length)
  const ending = (found: Found): Found[number] | undefined => {
    const on = found.filter(({ thing }) => ENDING[room].test(thing))
    return on.length && (room === 'africa' || throwDice(3) > 0) ? on[throwDice(on.length)] : found[throwDice(found.length)]
  }
  await Promise.all([connie, andreas].map((page) => playByPointer(page, ending, 130)))
  expect(await over(connie)).toBe(true)
  expect(await over(andreas)).toBe(true)
  expect(await points(connie)).toEqual(await points(andreas))
  await Promise.all([connie, andreas].map((page) => page.context().close()))
}, 200_000)

test('at one screen a curtain falls between two people', async () => {
  const page = await pageOf(await person(browser))
  await page.goto(address('/new/africa'))
  await page.getByLabel('All of us at this screen').check()
  await page.getByLabel(/^Players/).selectOption('2')
  await page.getByRole('button', { name: 'Set the table' }).click()
  await page.locator('.play').waitFor()

  // The first player is drawn by lot; both choose a city, each behind the curtain.
  const asked = new Set<string>()
  while (asked.size < 2) {
    const curtain = page.getByRole('dialog').getByRole('button')
    await curtain.or(page.locator('.line')).first().waitFor()
    if (await curtain.isVisible()) {
      await curtain.click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator('.line').first().waitFor()
    }
    asked.add((await page.locator('.dock .asked').innerText()).split(':')[0] ?? '')
    await page.locator('.line').first().click()
    await page.waitForTimeout(300)
  }

  expect(asked).toEqual(new Set(['Guest', 'Guest 2']))
  await page.context().close()
})

type Found = { thing: string; x: number; y: number }[]

/** So many touches by those who are asked. */
async function some(one: Page, other: Page, touches: number): Promise<void> {
  let left = touches
  const end = Date.now() + 15_000
  for (const page of [one, other]) page.setDefaultTimeout(5000)
  while (left > 0 && Date.now() < end) {
    for (const page of new Set([one, other])) {
      const lit = page.locator('.viewport .lit, .buttons .main')
      const count = await lit.count()
      if (!count || left <= 0) continue
      const clicked = await lit.nth(left % count).click({ force: true, timeout: 500 }).then(() => true, () => false)
      if (clicked) left--
      await page.waitForTimeout(60)
    }
    if (one === other) left-- // alone, the other may be waited for
  }
}

const points = (page: Page): Promise<string[]> => page.locator('.areas .points').allInnerTexts()

/** What people do at a table beside playing: talk, pause, move house, look back. */

import { resolve } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, launch, pageOf, person } from './house.ts'

const RECORD = resolve(
  import.meta.dirname,
  '../../../src/palaver/games/africa/tests/playthroughs/eleventh-monument.txt',
)

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Everybody in a browser of their own, seated at one table. */
async function company(names: string[], table: object): Promise<{ id: string; pages: Page[] }> {
  const pages: Page[] = []
  let id = ''
  for (const name of names) {
    const page = await pageOf(await person(browser))
    if (!id) {
      const made = await page.request.post(address('/api/tables'), { data: { players: names.length, ...table } })
      id = ((await made.json()) as { table: { id: string } }).table.id
    }
    const sat = await page.request.post(address(`/api/tables/${id}/seats`), { data: { name } })
    expect(sat.status()).toBe(201)
    pages.push(page)
  }
  for (const page of pages) {
    await page.goto(address(`/table/${id}`))
    await page.locator('.play').waitFor()
  }
  return { id, pages }
}

test('what is whispered to one is not heard by another, and markup is but text', async () => {
  const { pages } = await company(['Andreas', 'Birgit', 'Connie'], { room: 'afrika1880' })
  const [andreas, birgit, connie] = pages as [Page, Page, Page]
  for (const page of [andreas, birgit]) await page.locator('#tab-chat').click()

  await andreas.getByRole('checkbox', { name: 'Birgit' }).check()
  await andreas.getByLabel('Say something').fill('<b>Egypt</b> is yours')
  await andreas.getByRole('button', { name: 'Send' }).click()
  await birgit.getByText('<b>Egypt</b> is yours').waitFor()
  await birgit.getByRole('group', { name: 'Private circles' }).getByRole('button', { name: 'Andreas' }).click()
  await birgit.getByLabel('Say something').fill('And Libya yours')
  await birgit.getByRole('button', { name: 'Send' }).click()
  await andreas.getByText('And Libya yours').waitFor()
  await andreas.getByRole('checkbox', { name: 'Birgit' }).uncheck()
  await andreas.getByLabel('Say something').fill('Peace to all')
  await andreas.getByRole('button', { name: 'Send' }).click()
  await connie.locator('#tab-chat .news', { hasText: '1' }).waitFor()
  await connie.locator('#tab-chat').click()
  await connie.getByText('Peace to all').waitFor()

  expect(await connie.getByText(/yours/).count()).toBe(0)
  expect(await birgit.getByText('Peace to all').count(), 'not in their circle').toBe(0)
  await Promise.all(pages.map((page) => page.context().close()))
})

test('clocks run, a pause needs everybody, and a seat moves to another device', async () => {
  const pace = { kind: 'live', main: 300, increment: 5 }
  const { pages } = await company(['Andreas', 'Birgit'], { room: 'africa', pace })
  const [andreas, birgit] = pages as [Page, Page]
  await andreas.getByRole('list', { name: 'Clocks' }).getByText('4:').first().waitFor()

  await andreas.locator('#tab-manage').click()
  await andreas.getByRole('button', { name: 'Ask for a pause' }).click()
  await birgit.getByRole('button', { name: 'Agree' }).click()
  await andreas.getByText('The game is paused.').waitFor()
  await birgit.getByRole('button', { name: 'Go on' }).click()
  await andreas.getByText('The game is paused.').waitFor({ state: 'detached' })

  await andreas.getByRole('button', { name: 'Move to another device' }).click()
  const link = await andreas.getByRole('dialog').getByRole('textbox').inputValue()
  const phone = await pageOf(await person(browser))
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Take the seat' }).click()
  await phone.locator('.play').waitFor()
  expect(await phone.getByText('You are watching').count()).toBe(0)
  expect(await phone.locator('.areas').getByText('(you)').count()).toBe(1)
  await Promise.all([...pages, phone].map((page) => page.context().close()))
})

test('a recorded game is brought in and relived, moment by moment', async () => {
  const page = await pageOf(await person(browser))
  await page.goto(address('/'))
  await page.locator('input[type=file]').setInputFiles(RECORD)
  await page.getByRole('slider').waitFor()
  await page.keyboard.press('End')
  await page.locator('.dock .asked').waitFor()
  const moment = page.url()
  const won = await page.locator('.dock .asked').innerText()
  await page.keyboard.press('Home')
  await page.locator('.dock .soft').waitFor()

  await page.goto(moment)
  await page.locator('.dock .asked').waitFor()
  expect(await page.locator('.dock .asked').innerText()).toBe(won)
  await page.context().close()
})

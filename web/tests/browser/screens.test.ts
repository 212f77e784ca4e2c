/** Pictures of every screen, kept under build/screens for eyes to judge. */

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  address,
  DESKTOP,
  dice,
  FEWEST,
  launch,
  LEADS_ON,
  pageOf,
  person,
  PHONE,
  playByKeyboard,
  playByPointer,
  ROOMS,
  setTable,
} from './house.ts'
import type { RoomName } from './house.ts'

const FOLDER = resolve(import.meta.dirname, '../../../build/screens')
const SIGHTS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
const MOST: Record<RoomName, number> = { africa: 5, afrika1880: 6, heart_of_africa: 5, west_of_africa: 5 }

let browser: Browser
beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  browser = await launch()
})
afterAll(() => browser.close())

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0)
    return document.fonts.ready
  })
  await page.screenshot({ path: join(FOLDER, `${name}.png`) })
}

async function asSeenBy(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const type of SIGHTS) {
    await session.send('Emulation.setEmulatedVisionDeficiency', { type })
    await picture(page, `${name}-${type}`)
  }
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
}

/** By day and by lamplight, at a desk and on a phone; no page may be wider than its screen. */
async function everywhere(page: Page, name: string): Promise<void> {
  for (const [device, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(viewport)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((wish) => (document.documentElement.dataset['theme'] = wish), theme)
      await picture(page, `${name}-${device}-${theme}`)
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `${name} on a ${device}`).toBeLessThanOrEqual(viewport.width)
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  }
  await page.setViewportSize(DESKTOP)
}

/** How many touches bring a game to where there is something to see. */
const MIDDLE = 45

/** Touches what is lit, so many times; from the first to the last of them in turn. */
async function touchAbout(page: Page, touches: number): Promise<void> {
  let left = touches
  await playByPointer(page, (found) => (left-- > 0 ? found[left % found.length] : stop()), 60).catch((error: Error) => {
    if (error.message !== 'enough') throw error
  })
}

function stop(): never {
  throw new Error('enough')
}

async function sit(page: Page, room: RoomName, players: number): Promise<string> {
  const id = await setTable(page, room, players, room === 'africa' ? { patience: 2 } : {})
  await page.goto(address(`/table/${id}`))
  await page.locator('.play').waitFor()
  await page.locator('.dock .asked').first().waitFor()
  return id
}

test.each(ROOMS)('%s has its picture taken from the first question to the last', async (room) => {
  const context = await person(browser)
  const page = await pageOf(context)
  await sit(page, room, MOST[room])
  await everywhere(page, `${room}-start`)
  await touchAbout(page, MIDDLE)
  await everywhere(page, `${room}-middle`)
  await asSeenBy(page, `${room}-middle`)
  for (const [device, viewport] of [
    ['small', { width: 360, height: 740 }],
    ['large', { width: 2560, height: 1440 }],
  ] as const) {
    await page.setViewportSize(viewport)
    await picture(page, `${room}-middle-${device}`)
  }
  await page.setViewportSize(DESKTOP)

  const id = await sit(page, room, FEWEST[room])
  await page.locator('#typed').focus()
  await page.keyboard.press('Shift')
  await playByKeyboard(page, LEADS_ON[room], dice(room.length), 140)
  await everywhere(page, `${room}-end`)
  await page.goto(address(`/replay/${id}?at=20`))
  await page.getByRole('slider').waitFor()
  await everywhere(page, `${room}-replay`)
  await page.goto(address(`/rules/${room}`))
  await page.locator('section').first().waitFor()
  await everywhere(page, `${room}-rules`)
  await page.goto(address(`/learn/${room}`))
  await page.locator('.play').waitFor()
  await everywhere(page, `${room}-learn`)
  await context.close()
})

test('the panels made for one purpose have theirs', async () => {
  const page = await pageOf(await person(browser))
  await sit(page, 'afrika1880', 4)
  await answerWith(page, /^place/)
  for (const wished of [/^[A-Z]/, /^to /, /^ship/, /^land /, /^conflict/]) await answerWith(page, wished)
  await everywhere(page, 'panel-orders')

  await sit(page, 'west_of_africa', 4)
  for (const wished of [/^add LG/, /^add plant/, /^add workers/]) await answerWith(page, wished)
  await everywhere(page, 'panel-cards')

  await sit(page, 'heart_of_africa', 2)
  await answerWith(page, /^keep/)
  // Locomotives and whatever else there is, until a track can be paid for in several ways.
  for (let draws = 0; draws < 120 && !(await page.locator('.way').count()); draws++)
    await answerWith(page, draws > 24 ? /^claim|^draw$/ : /^take locomotive|^draw$/)
  await page.locator('.way').first().waitFor()
  await everywhere(page, 'panel-payment')
  await page.context().close()
})

/** The first answer in the list of whose notation this is true, or else the first of all. */
async function answerWith(page: Page, wished: RegExp): Promise<void> {
  await page.locator('.line').first().waitFor()
  const read = await page.locator('.line kbd').allInnerTexts()
  await page.locator('.line').nth(Math.max(0, read.findIndex((line) => wished.test(line)))).click()
  await page.waitForTimeout(120)
}

test('what happens around a game has its pictures', async () => {
  const context = await person(browser)
  const page = await pageOf(context)
  await sit(page, 'afrika1880', 3)
  await page.locator('#tab-chat').click()
  await page.getByLabel('Say something').fill('Peace on the Nile until 1890?')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Peace on the Nile').waitFor()
  await everywhere(page, 'chat')
  await context.setOffline(true)
  await page.locator('.badge').waitFor()
  await everywhere(page, 'connection-lost')
  await context.setOffline(false)
  await page.locator('.badge').waitFor({ state: 'detached' })

  for (const [name, choice] of [
    ['seats', 'People who follow my link'],
    ['curtain', 'All of us at this screen'],
  ] as const) {
    await page.goto(address('/new/africa'))
    await page.getByLabel(choice).check()
    await page.getByRole('button', { name: 'Set the table' }).click()
    await page.getByRole(name === 'seats' ? 'img' : 'dialog').first().waitFor()
    await everywhere(page, name)
  }
  await context.close()
})

test('the pages around play have theirs', async () => {
  const context = await person(browser)
  const page = await pageOf(context)
  for (const [name, path, ready] of [
    ['lobby', '/', '.room'],
    ['new', '/new/africa', 'form button'],
    ['rules', '/rules', '.rooms'],
    ['settings', '/settings', 'select'],
    ['credits', '/settings/credits', 'dl'],
    ['lost', '/rules/nowhere', '.lost'],
  ] as const) {
    await page.goto(address(path))
    await page.locator(ready).first().waitFor()
    await everywhere(page, name)
  }
  const taken = readdirSync(FOLDER).filter((name) => /^(lobby|new|rules|settings|credits|lost)-/.test(name))
  expect(taken.length, 'of six pages, at two widths, in two themes').toBe(24)
  await context.close()
})

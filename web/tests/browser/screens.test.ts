/** Pictures of every screen, kept under build/screens for eyes to judge. */

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, DESKTOP, launch, pageOf, person, PHONE, playByPointer, ROOMS, setTable } from './house.ts'

const FOLDER = resolve(import.meta.dirname, '../../../build/screens')
const SIGHTS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
/** So far into the game that something lies on the board. */
const TOUCHES = 40

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

test.each(ROOMS)('%s has its picture taken', async (room) => {
  const context = await person(browser)
  const page = await pageOf(context)
  const id = await setTable(page, room, room === 'afrika1880' ? 4 : 3)
  await page.goto(address(`/table/${id}`))
  await page.locator('.play').waitFor()
  let left = TOUCHES
  await playByPointer(page, (found) => (left-- > 0 ? found[left % found.length] : stop()), 40).catch(
    (error: Error) => {
      if (error.message !== 'enough') throw error
    },
  )

  await everywhere(page, room)
  await asSeenBy(page, room)
  await page.goto(address(`/rules/${room}`))
  await page.locator('section').first().waitFor()
  await everywhere(page, `${room}-rules`)
  await context.close()
})

function stop(): never {
  throw new Error('enough')
}

test('the pages around play have theirs', async () => {
  const context = await person(browser)
  const page = await pageOf(context)
  for (const [name, path, ready] of [
    ['lobby', '/', '.room'],
    ['new', '/new/africa', 'form button'],
    ['settings', '/settings', 'select'],
    ['credits', '/settings/credits', 'dl'],
    ['learn', '/learn/africa', '.play'],
  ] as const) {
    await page.goto(address(path))
    await page.locator(ready).first().waitFor()
    await everywhere(page, name)
  }
  expect(readdirSync(FOLDER).length).toBeGreaterThan(40)
  await context.close()
})

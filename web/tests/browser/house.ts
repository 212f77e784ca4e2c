/** A browser in the house, and how a person plays there: by pointer and by keyboard. */

import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'

export const ROOMS = ['africa', 'afrika1880', 'heart_of_africa', 'west_of_africa'] as const
export type RoomName = (typeof ROOMS)[number]

export const FEWEST: Record<RoomName, number> = {
  africa: 2,
  afrika1880: 3,
  heart_of_africa: 2,
  west_of_africa: 2,
}

/** What leads to an end: a sheet sealed in time, tiles turned up, tracks claimed. */
export const LEADS_ON: Record<RoomName, RegExp> = {
  africa: /^turn-up/,
  afrika1880: /^seal/,
  heart_of_africa: /^(claim|keep)/,
  west_of_africa: /^(seal|end|done)/,
}

/** The same dice for every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % sides
  }
}

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

export const address = (path = ''): string => inject('address') + path

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

interface Wish {
  language?: string
  theme?: 'light' | 'dark'
  confirm?: boolean
  viewport?: { width: number; height: number }
}

/** A person of their own, with settings of their own; what the page throws fails the test. */
export async function person(browser: Browser, wish: Wish = {}): Promise<BrowserContext> {
  const { viewport = DESKTOP, language = 'en', theme = 'light', confirm = false } = wish
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  await context.addInitScript((settings) => {
    if (!localStorage.getItem('palaver.settings'))
      localStorage.setItem('palaver.settings', JSON.stringify(settings))
  }, { language, theme, confirm })
  return context
}

export async function pageOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Over HTTP, with the cookie of this person: quicker than the form. */
export async function setTable(
  page: Page,
  room: RoomName,
  players: number,
  switches: Record<string, number> = {},
): Promise<string> {
  const post = async (path: string, data: object): Promise<Record<string, never>> =>
    (await page.request.post(address(path), { data })).json() as Promise<Record<string, never>>
  const { table } = (await post('/api/tables', { room, players, switches })) as unknown as {
    table: { id: string }
  }
  await post(`/api/tables/${table.id}/seats`, { name: 'Connie' })
  await post(`/api/tables/${table.id}/start`, { bots: 'random' })
  return table.id
}

export const over = (page: Page): Promise<boolean> =>
  page.locator('a[href*="/replay/"].main').isVisible()

/** Something that is lit and can be hit: its name and a point of the screen inside it. */
interface Target {
  thing: string
  x: number
  y: number
}

/** Looks for what is lit in board, cards and buttons, and for a point where a pointer would meet it. */
export function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll('.lit, .buttons .main, .really .main, .which .button, .way')]
    return lit.flatMap((element) => {
      element.scrollIntoView({ block: 'nearest' })
      const box = element.getBoundingClientRect()
      for (const [fx, fy] of [
        [0.5, 0.5], [0.5, 0.3], [0.3, 0.5], [0.7, 0.5], [0.5, 0.75], [0.25, 0.25], [0.75, 0.75],
        [0.75, 0.25], [0.25, 0.75], [0.12, 0.5], [0.88, 0.5], [0.5, 0.1], [0.5, 0.9],
      ] as const) {
        const [x, y] = [box.left + box.width * fx, box.top + box.height * fy]
        const met = document.elementFromPoint(x, y)
        if (met && element.contains(met))
          return [{ thing: element.getAttribute('data-touch') ?? element.textContent ?? '', x, y }]
      }
      return []
    })
  })
}

/** Plays by pointer until the game is over; `wish` orders what may be touched. */
export async function playByPointer(
  page: Page,
  wish: (found: Target[]) => Target | undefined,
  seconds: number,
): Promise<number> {
  const end = Date.now() + seconds * 1000
  let touches = 0
  while (!(await over(page))) {
    if (Date.now() > end) throw new Error(`not over after ${touches} touches in ${seconds} s`)
    const target = wish(await targets(page))
    if (target) {
      await page.mouse.click(target.x, target.y)
      touches++
    }
    await page.waitForTimeout(target ? 25 : 40)
  }
  return touches
}

export const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)

/**
 * Plays by keyboard until the game is over: now and then typed notation, else down the list to
 * an answer. Of several answers those that lead on are taken every second time.
 */
export async function playByKeyboard(
  page: Page,
  leadsOn: RegExp,
  throwDice: (sides: number) => number,
  seconds: number,
): Promise<number> {
  const end = Date.now() + seconds * 1000
  let answers = 0
  while (!(await over(page))) {
    if (Date.now() > end) throw new Error(`not over after ${answers} answers in ${seconds} s`)
    if (await focused(page, '.really .main')) await page.keyboard.press('Enter')
    else if (await focused(page, '#typed')) {
      const read = await page.locator('.line kbd').allInnerTexts()
      const leading = read.flatMap((line, i) => (leadsOn.test(line) ? [i] : []))
      const wished = leading.length && throwDice(2) === 0 ? leading : read.map((_, i) => i)
      const choice = wished[throwDice(Math.max(1, wished.length))]
      if (choice !== undefined) {
        await choose(read[choice] ?? '', choice)
        answers++
      }
    }
    await page.waitForTimeout(30)
  }
  return answers

  async function choose(notation: string, place: number): Promise<void> {
    if (throwDice(3) === 0) await page.keyboard.type(notation)
    else for (let steps = 0; steps <= place; steps++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
}

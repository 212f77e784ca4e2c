/** Axe on every screen in all three languages: nothing serious, nothing critical. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, launch, pageOf, person, PHONE, ROOMS, setTable } from './house.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

interface Findings {
  passes: unknown[]
  violations: { id: string; impact: string; nodes: { html: string }[] }[]
}

async function findings(page: Page): Promise<string[]> {
  const { violations, passes } = await page.evaluate<Findings, string>(async (source) => {
    if (!('axe' in window)) new Function(source)()
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Findings> } }
    return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  }, AXE)
  expect(passes.length, 'rules that axe has looked into').toBeGreaterThan(8)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

test.each([
  ['en', 'light'],
  ['de', 'dark'],
  ['it', 'light'],
] as const)('axe finds nothing serious: %s, %s', async (language, theme) => {
  const context: BrowserContext = await person(browser, { language, theme })
  // The page's own rules forbid foreign scripts; axe comes by evaluation, which needs none.
  const page = await pageOf(context)
  const found: Record<string, string[]> = {}
  const judge = async (screen: string): Promise<void> => {
    const trouble = await findings(page)
    if (trouble.length) found[screen] = trouble
  }
  const look = async (path: string, ready: string): Promise<void> => {
    await page.goto(address(path))
    await page.locator(ready).first().waitFor()
    await judge(path.replace(/\/(table|replay)\/.*/, '/$1'))
  }
  await look('/', '.room')
  await look('/new/africa', 'form button')
  for (const rules of await page.locator('summary').all()) await rules.click()
  await judge('/new/africa, all open')
  await look('/settings', 'select')
  await look('/settings/credits', 'dl')
  await look('/rules', '.rooms')
  await look('/rules/africa', 'section')
  await look('/rules/nowhere', '.lost')
  for (const room of ROOMS) {
    await look(`/learn/${room}`, '.play')
    const id = await setTable(page, room, 3)
    await look(`/table/${id}`, '.play')
  }

  // In the middle of a game, with everything that can be opened.
  const id = await setTable(page, 'heart_of_africa', 2)
  await page.goto(address(`/table/${id}`))
  await page.locator('.line').first().waitFor()
  await page.locator('.line').first().click()
  for (const tab of ['log', 'chat', 'notes', 'manage']) {
    await page.locator(`#tab-${tab}`).click()
    await judge(`the page ${tab}`)
  }
  await page.locator('#tab-log').click()
  await page.locator('a.rule').first().click()
  await page.getByRole('dialog').waitFor()
  await judge('a rule at the table')
  await page.keyboard.press('Escape')
  await page.locator('.areas .points').first().click()
  await page.getByRole('dialog').waitFor()
  await judge('where points came from')
  await page.keyboard.press('Escape')
  await look(`/replay/${id}`, '.slider')

  for (const choice of ['people', 'hotseat']) {
    await page.goto(address('/new/afrika1880'))
    await page.locator(`[type=radio][value=${choice}]`).check()
    await page.locator('form button.main').click()
    await page.locator(choice === 'people' ? 'ol' : 'dialog[open]').first().waitFor()
    await judge(choice === 'people' ? 'seats' : 'curtain')
  }

  await page.setViewportSize(PHONE)
  for (const room of ROOMS) {
    await look(`/learn/${room}`, '.play')
    if ((await page.locator('.pull').getAttribute('aria-expanded')) === 'false') await page.locator('.pull').click()
    await judge(`/learn/${room}, with the drawer open`)
  }

  expect(found).toEqual({})
  await context.close()
})

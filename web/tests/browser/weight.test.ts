/** What a first visit weighs, how soon one can touch, and what a repaint costs. */

import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { address, FEWEST, launch, pageOf, person, ROOMS, setTable, targets } from './house.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const KIB = 1024
const ACTS = 40

test.each(ROOMS)('a first look at %s is light and quick', async (room) => {
  const context = await person(browser)
  const page = await pageOf(context)
  const id = await setTable(page, room, 3)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const fonts = new Set<string>()
  let weight = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) weight += encodedDataLength
  })

  const began = Date.now()
  await page.goto(address(`/table/${id}`))
  await page.locator('#typed, .dock .soft').first().waitFor()
  const touchable = Date.now() - began
  await page.waitForTimeout(300)

  console.log(`${room}: ${(weight / KIB).toFixed(0)} KiB, touchable after ${touchable} ms`)
  expect(weight).toBeLessThanOrEqual(250 * KIB)
  expect(touchable).toBeLessThanOrEqual(2000)
  await context.close()
})

/** What the page's own thread has worked so far, in seconds of the processor, not of the clock. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
}

/**
 * All that an act costs the page: hearing it, our code, style, layout and painting, with pieces that
 * glide. Where several frames come at once, as with quick bots, the cost is shared by them.
 */
test.each(ROOMS)('%s is drawn again after an act in at most 16 ms in the middle', async (room) => {
  const context = await person(browser)
  const page = await pageOf(context)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const id = await setTable(page, room, FEWEST[room])
  let sights = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (sights += Number(String(payload).includes('"sight"')))),
  )
  await page.goto(address(`/table/${id}`))
  await page.locator('.play').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const costs: number[] = []
  for (let act = 0; act < ACTS; act++) {
    const found = await targets(page)
    const target = found[act % Math.max(1, found.length)]
    if (!target) await page.waitForTimeout(60)
    else {
      const [before, heard] = [await worked(session), sights]
      await page.mouse.click(target.x, target.y)
      await page.waitForTimeout(250)
      const cost = (await worked(session)) - before
      if (sights > heard) costs.push((cost * 1000) / (sights - heard))
    }
  }
  const middle = costs.sort((one, other) => one - other)[Math.floor(costs.length / 2)] ?? Infinity

  console.log(`${room}: drawn again in ${middle.toFixed(1)} ms, the median of ${costs.length}`)
  expect(costs.length).toBeGreaterThan(ACTS / 4)
  expect(middle).toBeLessThanOrEqual(16)
  await context.close()
})

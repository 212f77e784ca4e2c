/** Serves the built client and all rooms from an empty folder for as long as the tests run. */

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

const ROOT = resolve(import.meta.dirname, '../../..')

function python(): string {
  const own = join(ROOT, '.venv/bin/python')
  return process.env['PALAVER_PYTHON'] ?? (existsSync(own) ? own : 'python3')
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function ready(address: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wait) => setTimeout(wait, 200))
  }
  throw new Error('the server does not come up')
}

export default async function serve(project: TestProject): Promise<() => void> {
  const data = mkdtempSync(join(tmpdir(), 'palaver-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(
    python(),
    ['-m', 'palaver.cli', 'serve', '--port', String(port), '--data', data, '--no-limits'],
    { env: { ...process.env, PYTHONPATH: join(ROOT, 'src') }, stdio: 'ignore' },
  )
  await ready(address)
  project.provide('address', address)
  return () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

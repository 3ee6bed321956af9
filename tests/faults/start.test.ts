/** A start that can't succeed says why in one line and exits with 1. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSettings, SettingsProblem } from '#server/config/settings'
import { freePort } from '../freePort'
import { passwords, settingsOf, startServer } from '../runningServer'
import { eventually } from './eventually'
import { type Ended, runToEnd } from './program'

vi.setConfig({ testTimeout: 120_000 })

const nobody = 65_534

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  // Lets another user reach the folder inside.
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function expectOneLine({ code, output }: Ended, words: RegExp): void {
  expect(output.trimEnd()).toMatch(words)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
}

test('an unwritable log, as on a full disk, stops neither the start nor the server', async () => {
  const port = await freePort()
  const env = settingsOf({ port, dataDir: join(folder, 'unlogged'), LOG_LEVEL: 'info' })
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', full, full],
  })
  const status = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      (reply) => reply.status,
      () => 0,
    )
  await eventually(async () => (await status()) === 200 || child.exitCode !== null)
  expect([child.exitCode, await status()]).toEqual([null, 200])
  child.kill()
  expect(await once(child, 'exit')).toEqual([0, null])
  closeSync(full)
})

test('a second server on the same folder is refused with a reason, and the first keeps running', async () => {
  const first = await startServer()
  const second = await runToEnd('main', { env: { DATA_DIR: first.dataDir } })
  const [waits, ...refused] = second.output.trimEnd().split('\n')
  expect(waits).toMatch(/data folder .* is in use .* Waiting up to 5 s for it to end\.$/)
  const rest = { ...second, output: refused.join('\n') }
  expectOneLine(rest, /data folder .* is in use by another server \(process \d+\)/)
  expect(second.output).toContain(String(first.pid))
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.remove()
})

test('a start on a busy port names the port', async () => {
  const busy = createServer()
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
  const address = busy.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ended = await runToEnd('main', {
    env: { DATA_DIR: join(folder, 'port'), PORT: String(port) },
  })
  expectOneLine(ended, new RegExp(`Port ${port} is in use`))
  busy.close()
})

test.each(['192.0.2.1', '[::1]', '127.0.0.1:3000'])('HOST=%s is named', async (HOST) => {
  const ended = await runToEnd('main', { env: { DATA_DIR: join(folder, 'host'), HOST } })
  expectOneLine(ended, /^HOST isn’t an address of this machine\./)
})

test.each([
  'mongodb://user:p@ss@127.0.0.1:1/x',
  'mongodb://user:sec/ret@127.0.0.1:1/x',
  'mongodb://127.0.0.1:port/x',
  'mongodb://127.0.0.1:1/x?tls=perhaps',
])('a start with MONGODB_URI=%s names the setting but not its value', async (MONGODB_URI) => {
  const ended = await runToEnd('main', { env: { MONGODB_URI } })
  expectOneLine(ended, /^MONGODB_URI can’t be read/)
  expect(ended.output).not.toMatch(/user|sec|perhaps/)
})

test('a start with an unknown mongodb+srv:// name names it', async () => {
  const MONGODB_URI = 'mongodb+srv://user:secret@cluster.invalid/x'
  const ended = await runToEnd('main', { env: { MONGODB_URI } })
  expectOneLine(ended, /^MONGODB_URI’s server can’t be found: .*cluster\.invalid/)
  expect(ended.output).not.toContain('secret')
})

describe('a start on an unwritable data folder names it', () => {
  test('when it belongs to another user', async () => {
    const dataDir = join(folder, 'theirs')
    mkdirSync(dataDir, { mode: 0o555 })
    // Root may write anywhere, so root starts it as another user.
    const uid = process.getuid?.() === 0 ? { uid: nobody } : {}
    const ended = await runToEnd('main', { env: { DATA_DIR: dataDir }, ...uid })
    expectOneLine(ended, new RegExp(`data folder ${dataDir} cannot be written`))
  })

  test('when there is a file in its place', async () => {
    const dataDir = join(folder, 'file')
    writeFileSync(dataDir, 'not a folder')
    const ended = await runToEnd('main', { env: { DATA_DIR: dataDir } })
    expectOneLine(ended, new RegExp(`data folder ${dataDir} cannot be written`))
  })
})

test('the server names a wrong setting when it starts', async () => {
  const ended = await runToEnd('main', { env: { RETENTION_DAYS: 'forever' } })
  expectOneLine(ended, /^Setting RETENTION_DAYS: must be a number of days/)
})

describe('a start names every wrong setting', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['DATA_DIR', ' '],
    ['MONGODB_URI', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'gates.example'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'https://a.example,https://b.example'],
    ['PUBLIC_URL', 'https://gates.example/visit'],
    ['PUBLIC_URL', 'www.gates.example:8080'],
    ['PUBLIC_URL', 'ftp://gates.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEALER_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', '        '],
    ['DEALER_PASSWORD', '\u3164'.repeat(8)],
    ['ADMIN_ACCEPTS_DEALER_PASSWORD', 'perhaps'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0.5'],
    ['TRUST_PROXY', '0x1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1, ::1/129'],
    ['LOG_LEVEL', 'loud'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', '1e9'],
    ['RETENTION_DAYS', '0x10'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://mail.example:90000'],
    ['SMTP_URL', 'smtp://post:100%@mail.example'],
    ['SMTP_URL', 'smtp://mail.example/?debug=true'],
    // Needs PUBLIC_URL, because an e-mail needs an absolute link.
    ['SMTP_URL', 'smtp://mail.example'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'sixteen or more, with spaces'],
    ['LLM_URL', 'api.example/v1'],
    ['LLM_URL', 'http://api.example/v1'],
    ['LLM_URL', 'http://203.0.113.5/v1'],
    ['LLM_URL', 'http://172.32.0.1/v1'],
    ['LLM_URL', 'http://[2001:db8::1]/v1'],
    ['LLM_URL', 'http://[::ffff:203.0.113.5]/v1'],
    ['LLM_URL', 'http://[::203.0.113.5]/v1'],
    ['LLM_URL', 'http://[64:ff9b::10.0.0.1]/v1'],
    ['LLM_URL', 'http://[2002:a00:1::]/v1'],
    ['LLM_URL', 'http://3405803781/v1'],
    ['LLM_URL', 'ftp://127.0.0.1/v1'],
    ['LLM_URL', 'https://name:secret@api.example/v1'],
    ['LLM_URL', 'https://api.example/v1?key=secret'],
    // LLM_URL without LLM_MODEL, and the reverse.
    ['LLM_URL', 'https://api.example/v1'],
    ['LLM_MODEL', 'small'],
    ['LLM_MODEL', 'two words'],
    ['LLM_KEY', 'sk-1'],
    ['LLM_KEY', 'sk 1'],
    ['LLM_DAILY_TOKENS', '0'],
    ['LLM_DAILY_TOKENS', 'many'],
    ['TWILIO_ACCOUNT_SID', 'AC1'],
    // Each of the three alone.
    ['TWILIO_ACCOUNT_SID', `AC${'0'.repeat(32)}`],
    ['TWILIO_AUTH_TOKEN', 'two words'],
    ['TWILIO_AUTH_TOKEN', 'token'],
    ['TWILIO_NUMBER', '202-555-0143'],
    ['TWILIO_NUMBER', '+12025550143'],
    ['TWILIO_API_URL', 'http://api.example'],
    ['TWILIO_API_URL', 'https://api.example'],
  ])('%s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value })
    expect(read).toThrow(SettingsProblem)
    expect(read).toThrow(new RegExp(`^Setting ${name}: (must|needs) [^\n]+\\.$`))
  })
})

test('a start refuses a dealer password equal to the admin’s', () => {
  const { admin } = passwords
  const read = () => readSettings({ ADMIN_PASSWORD: admin, DEALER_PASSWORD: admin })
  expect(read).toThrow(/^Setting DEALER_PASSWORD: must differ from ADMIN_PASSWORD, [^\n]+\.$/)
  expect(read).not.toThrow(admin)
})

test.each([
  'https://api.example/v1',
  'https://api.example/v1/',
  'http://127.0.0.1:11434/v1',
  'http://[::1]:11434/v1',
  'http://[::127.0.0.1]:11434/v1',
  'http://[::ffff:127.0.0.1]:11434/v1',
  'http://[::ffff:a00:1]/v1',
  'http://[::]:11434/v1',
  'http://[fd00::1]/v1',
  'http://[fe80::1]/v1',
  'http://0.0.0.0:11434/v1',
  'http://2130706433:11434/v1',
  'http://10.1.2.3/v1',
  'http://172.16.0.1/v1',
  'http://ollama:11434/v1',
  'http://models.internal/v1',
])('a language model may be asked at %s', (LLM_URL) => {
  const { model } = readSettings({ LLM_URL, LLM_MODEL: 'small' })
  expect(model).toMatchObject({ url: LLM_URL.replace(/\/$/, ''), name: 'small', key: undefined })
})

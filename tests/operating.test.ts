/**
 * Checks docs/operating.md: its unit file and alert rules with the tools they are for, and the
 * built server behind its proxies. Each is skipped if the tool isn't installed.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, describe, expect, test } from 'vitest'
import { until } from './chat/world'
import { freePort } from './freePort'
import { passwords, type RunningServer, startServer } from './runningServer'

const text = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8')
const token = randomUUID()
const folder = mkdtempSync(join(tmpdir(), 'operating-'))
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

/** The first block in this language that contains `holding`. */
function block(language: string, holding = ''): string {
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``, 'g'))]
  const found = blocks.map(([, inside = '']) => inside).find((inside) => inside.includes(holding))
  if (found === undefined) throw new Error(`No block of ${language}`)
  return `${found}\n`
}

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const isMissing = (tool: string) => spawnSync('which', [tool]).status !== 0

test('the systemd unit starts the server as npm start does', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const flags = /^node (--.+?) scripts/.exec(scripts.start)?.[1]
  expect(block('ini')).toContain(
    `ExecStart=/usr/bin/node ${flags} --enable-source-maps dist/server/main.js`,
  )
})

test.skipIf(isMissing('systemd-analyze'))('systemd knows every directive of the unit', () => {
  // What the unit needs from the machine, such as its folder, doesn't exist here.
  const unit = file('visitor-access.service', block('ini').replaceAll('/usr/bin/node', '/bin/true'))
  const said = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' })
  const complaints = said.stderr.split('\n').filter((line) => line.includes('visitor-access'))
  expect(complaints).toEqual([])
})

test.skipIf(isMissing('promtool'))('Prometheus accepts alert rules and scrape', () => {
  const rules = file('rules.yml', block('yaml', 'alert:'))
  execFileSync('promtool', ['check', 'rules', rules])
  const secret = file('token', token)
  const scraping = block('yaml', 'job_name').replace(
    /credentials_file: .+/,
    `credentials_file: ${secret}`,
  )
  execFileSync('promtool', ['check', 'config', file('prometheus.yml', scraping)])
})

test('the alert rules use only existing metrics', async () => {
  const server = await startServer({ env: { METRICS_TOKEN: token } })
  const reply = await fetch(`${server.url}/api/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const scraped = await reply.text()
  const names = new Set(text.match(/\b(visitor_access|nodejs|process)_[a-z\d_]+[a-z\d]\b/g))
  expect(names.size).toBeGreaterThan(10)
  for (const name of names) expect(scraped).toContain(name)
  await server.remove()
})

interface Reply {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

interface Ask {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** The client's own address, one of this machine's many. */
  from?: string
}

function ask(url: string, path: string, { method = 'GET', headers, body, from }: Ask = {}) {
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    method,
    rejectUnauthorized: false,
    agent: false,
    headers: {
      origin: url,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
    ...(from === undefined ? {} : { localAddress: from }),
  }
  const request = url.startsWith('https:') ? requestHttps : requestHttp
  return new Promise<Reply>((resolve, reject) => {
    const asked = request(url + path, options, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece) => pieces.push(piece))
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(pieces).toString() })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

const json = { 'content-type': 'application/json' }
const cookieOf = ({ headers }: Reply) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function startProxy(command: string, args: string[], url: string): Promise<void> {
  const child = spawn(command, args, {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  children.push(child)
  await until(() =>
    ask(url, '/api/health/live').then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
}

async function throughNginx(port: number, server: number): Promise<void> {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '1', '-nodes', '-newkey', 'rsa:2048']
  spawnSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', certificate])
  const snippet = block('nginx')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = file(
    'nginx.conf',
    `user root; daemon off; pid ${folder}/nginx.pid; events {}\n` +
      `http { access_log off; ${paths.join(' ')}\n${snippet}}\n`,
  )
  await startProxy('nginx', ['-c', config, '-e', 'stderr'], `https://127.0.0.1:${port}`)
}

async function throughCaddy(port: number, server: number): Promise<void> {
  const snippet = block('caddyfile')
    .replace('www.example.com', `http://127.0.0.1:${port}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${server}`)
  const config = file('Caddyfile', `{\n\tadmin off\n}\n${snippet}`)
  const args = ['run', '--config', config, '--adapter', 'caddyfile']
  await startProxy('caddy', args, `http://127.0.0.1:${port}`)
}

describe.each([
  ['nginx', 'https', throughNginx],
  ['caddy', 'http', throughCaddy],
] as const)('through %s', (tool, scheme, startIt) => {
  const skipped = isMissing(tool)
  let server: RunningServer
  let url: string
  afterAll(() => server?.remove())

  test.skipIf(skipped)('the site answers, and its cookies have the right flags', async () => {
    const port = await freePort()
    url = `${scheme}://127.0.0.1:${port}`
    const env = { PUBLIC_URL: url, TRUST_PROXY: '1', METRICS_TOKEN: token }
    server = await startServer({ env: { ...env, PORT: String(await freePort()) } })
    await startIt(port, server.port)
    expect((await ask(url, '/')).status).toBe(200)
    expect(JSON.parse((await ask(url, '/api/health')).body)).toEqual({ ok: true })
    const opened = await ask(url, '/api/chat/open', { method: 'POST' })
    expect(opened.headers['set-cookie']?.[0]?.includes('Secure')).toBe(scheme === 'https')
  })

  test.skipIf(skipped).each(['websocket', 'polling'])(
    'a visitor sends messages over %s',
    async (transport) => {
      const cookie = cookieOf(await ask(url, '/api/chat/open', { method: 'POST' }))
      const socket = io(`${url}/visitor`, {
        transports: [transport],
        upgrade: false,
        forceNew: true,
        rejectUnauthorized: false,
        extraHeaders: { origin: url, cookie },
      })
      const message = { id: randomUUID(), text: 'Hello', page: '/' }
      const reply = await socket.timeout(10_000).emitWithAck('send', message)
      expect(reply).toMatchObject({ data: { id: message.id } })
      expect(socket.io.engine.transport.name).toBe(transport)
      socket.disconnect()
    },
  )

  test.skipIf(skipped)('each client address has its own limit, whatever it claims', async () => {
    const form = (from: string, forged: string) =>
      ask(url, '/api/contact/requests', {
        method: 'POST',
        from,
        headers: { ...json, 'x-forwarded-for': forged },
        body: JSON.stringify({
          id: randomUUID(),
          name: 'Dana Alder',
          phone: '(202) 555-0171',
          email: '',
          propertyType: 'home',
          entrances: 1,
          message: '',
          smsConsent: false,
        }),
      })
    const statuses: number[] = []
    for (let n = 0; n < 12; n++) statuses.push((await form('127.0.0.7', `198.51.100.${n}`)).status)
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(200))
    expect(statuses.at(-1)).toBe(429)
    expect((await form('127.0.0.8', '198.51.100.1')).status).toBe(200)
  })

  test.skipIf(skipped)('a large file arrives', async () => {
    const credentials = JSON.stringify({ password: passwords.admin })
    const signedIn = await ask(url, '/api/session/admin', {
      method: 'POST',
      headers: json,
      body: credentials,
    })
    const upload = (body: Buffer) =>
      ask(url, '/api/resources/uploads?filename=guide.pdf', {
        method: 'POST',
        headers: { cookie: cookieOf(signedIn) },
        body,
      })
    const pdf = Buffer.alloc(30 * 1024 * 1024)
    pdf.write('%PDF-1.7\n')
    const taken = await upload(pdf)
    expect([taken.status, JSON.parse(taken.body).size]).toEqual([200, pdf.length])
  })

  test.skipIf(skipped)('metrics stay private', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const outside = await ask(url, '/api/metrics', { headers })
    expect([outside.status, outside.body.includes('visitor_access_')]).toEqual([404, false])
    const inside = await fetch(`http://127.0.0.1:${server.port}/api/metrics`, { headers })
    expect(inside.status).toBe(200)
  })
})

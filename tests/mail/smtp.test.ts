/** Talking to the mail server, and error messages when it fails. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { emailPace } from '#server/mail/emailPace'
import { connectionOf, openSmtp, patience } from '#server/mail/smtp'
import { smtpFailure, smtpProblem } from '#server/mail/smtpProblem'
import { collectGarbage } from '../collectGarbage'

test('an e-mail may take ten minutes, as RFC 5321 says, and no other worker takes it meanwhile', () => {
  expect(patience.silenceMs).toBeGreaterThanOrEqual(10 * 60_000)
  expect(patience.wholeMs).toBeGreaterThan(patience.silenceMs)
  expect(emailPace.leaseMs).toBeGreaterThan(patience.wholeMs)
})

describe('a password', () => {
  test.each([
    ['smtp://post:word@mail.example', { port: 587, secure: false, requireTLS: true, strict: true }],
    [
      'smtps://post:word@mail.example',
      { port: 465, secure: true, requireTLS: false, strict: true },
    ],
    ['smtp://mail.example:25', { port: 25, secure: false, requireTLS: false, strict: true }],
    [
      'smtp://post:word@localhost:25',
      { port: 25, secure: false, requireTLS: false, strict: false },
    ],
    ['smtp://[::1]', { port: 587, secure: false, requireTLS: false, strict: false }],
  ])('of %s is only sent encrypted to other machines', (url, { strict, ...wanted }) => {
    const connection = connectionOf(url)
    expect(connection).toMatchObject({ ...wanted, tls: { rejectUnauthorized: strict } })
    expect(connection.host).not.toMatch(/[[\]]/)
  })

  test('is URL-decoded', () => {
    const { auth } = connectionOf('smtp://post%40gates:p%3Ass@mail.example')
    expect(auth).toEqual({ user: 'post@gates', pass: 'p:ss' })
  })
})

describe('a mail server that hangs', () => {
  let server: Server
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })

  /** Answers each line with the next of these, then stays silent. */
  async function hanging(...replies: string[]): Promise<string> {
    server = createServer((socket) => {
      sockets.push(socket)
      const left = [...replies]
      const answer = () => {
        const reply = left.shift()
        if (reply !== undefined) socket.write(`${reply}\r\n`)
      }
      socket.on('data', answer)
      socket.on('error', () => {})
      answer()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const impatience = { setUpMs: 200, beginMs: 300, silenceMs: 500, wholeMs: 20_000 }
  const patient = { setUpMs: 20_000, beginMs: 20_000, silenceMs: 20_000, wholeMs: 20_000 }
  const email = { from: 'a@mail.example', to: 'b@mail.example', text: 'Hello' }

  async function problemOf(
    url: string,
    patient = impatience,
    ending = new AbortController().signal,
  ) {
    try {
      await openSmtp(url, patient).send(email, ending)
      return 'sent'
    } catch (error) {
      return smtpProblem(smtpFailure(error))
    }
  }

  test('before its greeting counts as not responding', async () => {
    expect(await problemOf(await hanging())).toBe('The mail server isn’t responding.')
  })

  test('after receiving the e-mail counts as possibly delivered', async () => {
    const url = await hanging('220 here', '250 hello', '250 ok', '250 ok', '354 go on')
    expect(await problemOf(url)).toMatch(/^The connection .* broke\. .* may have arrived anyway\.$/)
  })

  test('before asking for the e-mail is given up sooner', async () => {
    const url = await hanging('220 here', '250 hello', '250 ok')
    expect(await problemOf(url, { ...patient, beginMs: 300 })).toMatch(/^It took too long/)
  })

  test('is given up on time, also after garbage collection', async () => {
    const stopCollecting = collectGarbage()
    const url = await hanging('220 here')
    expect(await problemOf(url, { ...patient, wholeMs: 500 })).toMatch(/^It took too long/)
    stopCollecting()
  })

  test('is given up after the maximum time, or when the server stops', async () => {
    const url = await hanging('220 here')
    const problem = await problemOf(url, { ...patient, wholeMs: 100 })
    expect(problem).toMatch(/^It took too long, or this server was stopped\./)
    expect(await problemOf(url, patient, AbortSignal.abort())).toMatch(/was stopped/)
  })
})

test('a mail server’s reply is shortened to one line', () => {
  const response = `550 \u0007No\r\nsuch ${'x'.repeat(500)}`
  const problem = smtpProblem({ code: 'EENVELOPE', command: 'RCPT TO', response })
  expect(problem).toMatch(/address: 550 No such x+$/)
  expect(problem.length).toBe(300)
})

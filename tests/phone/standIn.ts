/**
 * A stand-in for the provider's REST API on loopback: accepts texts, refuses, stalls, returns 429
 * or 500, loses its reply after accepting a text, and calls back, signed, in any order. It has the
 * media of texts that come in, too.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import twilio from 'twilio'

export const accountSid = `AC${'0123456789abcdef'.repeat(2)}`
export const authToken = 'token-of-a-test'
export const ourNumber = '+12025550143'
export const signedIn = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`

/**
 * Its reaction to the next text: `took-stalls` accepts it without a reply, `took-empty` with one
 * that doesn't name it. `empty` gives that reply and doesn't accept it, like a proxy.
 */
export type Manner =
  | 'takes'
  | 'refuses'
  | 'stopped'
  | '429'
  | '500'
  | 'stalls'
  | 'took-stalls'
  | 'took-500'
  | 'took-empty'
  | 'empty'

export interface Took {
  sid: string
  to: string
  from: string
  body: string
  reportTo: string
  at: Date
}

export interface StandIn {
  url: string
  /** Every accepted text, in order. */
  took: Took[]
  /** Every request to send. */
  asked: { to: string; at: number }[]
  /** For each of the next requests; after them it accepts all. */
  manners: Manner[]
  /** Used instead of `manners`. */
  manner: ((to: string, body: string) => Manner) | null
  /** Happens before a list of texts is answered. */
  listing: (() => Promise<unknown>) | null
  /** Adds media: a file, where it redirects to ('to <url>'), or how it fails. Returns its address. */
  host(media: Media): string
  /** Replaces media. */
  media: Media[]
  /** Every request for media. */
  fetched: string[]
  close(): Promise<void>
}

export type Media = Buffer | 'stalls' | 'endless' | '500' | `to ${string}`

export async function startStandIn(port = 0): Promise<StandIn> {
  const held = new Set<ServerResponse>()
  const own: StandIn = {
    url: '',
    took: [],
    asked: [],
    manners: [],
    manner: null,
    listing: null,
    media: [],
    fetched: [],
    host: (media) => `${own.url}${mediaPath}${own.media.push(media) - 1}`,
    close,
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider')
    if (request.headers.authorization !== signedIn) return answer(response, 401, { code: 20003 })
    if (pathname.startsWith(mediaPath)) {
      own.fetched.push(pathname)
      const media = own.media[Number(pathname.slice(mediaPath.length))]
      if (media === 'stalls') {
        response.writeHead(200).write(' ')
        return held.add(response)
      }
      if (media === 'endless') return endless(response)
      if (media === undefined || media === '500') return answer(response, 500, { code: 20500 })
      if (typeof media === 'string')
        return response.writeHead(307, { location: media.slice('to '.length) }).end()
      return response.end(media)
    }
    if (pathname !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
      return answer(response, 404, { code: 20404 })
    if (request.method === 'GET') {
      await own.listing?.()
      const found = own.took.filter(({ to }) => to === searchParams.get('To')).reverse()
      return answer(response, 200, { messages: found.map(toJson), page: 0, page_size: 50 })
    }
    const form = new URLSearchParams(text)
    const [to = '', from = '', body = '', reportTo = ''] = [
      'To',
      'From',
      'Body',
      'StatusCallback',
    ].map((name) => form.get(name) ?? '')
    own.asked.push({ to, at: Date.now() })
    const manner = own.manner?.(to, body) ?? own.manners.shift() ?? 'takes'
    if (manner === 'refuses')
      return answer(response, 400, { code: 21211, message: `Invalid ${to}` })
    if (manner === 'stopped')
      return answer(response, 400, { code: 21610, message: `Stopped ${to}` })
    if (manner === '429') return answer(response, 429, { code: 20429 })
    if (manner === '500') return answer(response, 500, { code: 20500 })
    if (manner === 'stalls') return held.add(response)
    if (manner === 'empty') return answer(response, 201, {})
    const sid = `SM${randomBytes(16).toString('hex')}`
    const taken = { sid, to, from, body, reportTo, at: new Date() }
    own.took.push(taken)
    if (manner === 'took-stalls') return held.add(response)
    if (manner === 'took-500') return answer(response, 500, { code: 20500 })
    return answer(response, 201, manner === 'took-empty' ? {} : toJson(taken))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  own.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return own

  async function close(): Promise<void> {
    for (const response of held) response.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const mediaPath = `/2010-04-01/Accounts/${accountSid}/Messages/MM1/Media/`

function endless(response: ServerResponse): void {
  const piece = Buffer.alloc(100_000, ' ')
  const fill = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', fill)
  fill()
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ status, ...body }))
}

function toJson({ sid, to, from, body, at }: Took) {
  const date = at.toUTCString()
  return { sid, to, from, body, date_created: date, date_sent: date, direction: 'outbound-api' }
}

/** Posts a form as the provider does, signed with `token`. */
export async function post(
  url: string,
  fields: Record<string, string>,
  { token = authToken, signedUrl = url }: { token?: string; signedUrl?: string } = {},
): Promise<Response> {
  const form = { AccountSid: accountSid, ...fields }
  const signature = twilio.getExpectedTwilioSignature(token, signedUrl, form)
  return fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(form),
  })
}

/** Texts to a server with a provider on loopback, and the settings that it needs. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { accountSid, authToken, ourNumber, post } from './standIn'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port.')
  return address.port
}

export const phoneEnv = (providerUrl: string, port: number) => ({
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_NUMBER: ourNumber,
  TWILIO_API_URL: providerUrl,
})

export const newSid = () => `SM${randomBytes(16).toString('hex')}`

export function sendText(
  url: string,
  from: string,
  body: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const fields = { MessageSid: newSid(), From: from, To: ourNumber, Body: body, NumMedia: '0' }
  return post(`${url}/api/phone/text`, { ...fields, ...more })
}

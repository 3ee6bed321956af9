/** Sends texts to a server with a provider on loopback, and the settings it needs. */
import { randomBytes } from 'node:crypto'
import { accountSid, authToken, ourNumber, post } from './standIn'

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

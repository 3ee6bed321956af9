/** Decrypts a push message as the receiving browser does (RFC 8291, RFC 8188). */
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

export function readPush(body: Buffer, keys: ECDH, secret: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const endOfKey = 21 + (body[20] ?? 0)
  const sender = body.subarray(21, endOfKey)
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  const ours = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const key = derive(keys.computeSecret(sender), secret, ours, 32)
  const named = (name: string, length: number) =>
    derive(key, salt, Buffer.from(`Content-Encoding: ${name}\0`), length)
  const decipher = createDecipheriv('aes-128-gcm', named('aes128gcm', 16), named('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(endOfKey, -16)), decipher.final()])
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
}

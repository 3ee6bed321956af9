/** The address a request comes from. X-Forwarded-For is trusted only as far as TRUST_PROXY says. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Settings } from '../config/settings'

type Trust = (address: string, hop: number) => boolean

/** In the form Fastify takes, so that calls and sockets trust the same proxies. */
export function trustOf(setting: Settings['trustProxy']): Trust {
  if (typeof setting === 'boolean') return () => setting
  if (typeof setting === 'number') return (_, hop) => hop < setting
  return proxyAddr.compile(setting.split(',').map((part) => part.trim()))
}

export function addressReader(
  setting: Settings['trustProxy'],
): (request: IncomingMessage) => string {
  const trust = trustOf(setting)
  return (request) => proxyAddr(request, trust) ?? ''
}

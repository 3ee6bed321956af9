/** How much anybody may do, unless a test says otherwise. */
import type { Limit } from './bucket'

/** How much one visitor, session or address may do. By visitor first: phones share addresses. */
export interface Limits {
  /** Messages of one visitor. */
  messages: Limit
  /** All events of one visitor or one session. */
  events: Limit
  /** New connections, and new visitors, of one address. */
  connections: Limit
  /** Connections of one address that are open at once. */
  openConnections: number
  /** Packets of one connection, before anything of them is read. A panel sends some a minute. */
  packets: Limit
  /** The same of all connections of one address: 2,000 panels that join at once, and each says three things. */
  packetsOfAddress: Limit
  /** What pages report of visits, of one address: a page a few times a minute, a firm's many people. */
  reports: Limit
  /** Sites and campaigns that nobody came from on that day yet, of one address: the rest are '(other)'. */
  newNames: Limit
}

export const defaultLimits: Limits = {
  messages: { burst: 30, perSecond: 1 },
  events: { burst: 120, perSecond: 10 },
  connections: { burst: 2_000, perSecond: 100 },
  openConnections: 3_000,
  packets: { burst: 300, perSecond: 20 },
  packetsOfAddress: { burst: 10_000, perSecond: 500 },
  reports: { burst: 600, perSecond: 10 },
  newNames: { burst: 20, perSecond: 1 / 600 },
}

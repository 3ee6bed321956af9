/** How much anybody may do, unless a test says otherwise. */
import type { Limit } from './bucket'

/** How much one visitor, session or address may do. By visitor first: phones share addresses. */
export interface Limits {
  /** Messages of one visitor. */
  messages: Limit
  /** Messages of one address, all its visitors together. */
  addressMessages: Limit
  /** Conversations that begin at one address. */
  conversations: Limit
  /** Visitors of one site (http/network.ts) who ask for a person. */
  wishes: Limit
  /** What one visitor marks: answers as helpful or not, a teammate's messages as seen. */
  marks: Limit
  /** The same of one address' visitors together. */
  addressMarks: Limit
  /** Visitors of one address who ask to be erased. */
  erasures: Limit
  /** All events of one visitor or one session. */
  events: Limit
  /** All events of one address' visitors together. */
  addressEvents: Limit
  /** Pages of conversations that one address' visitors read, of so many characters (charactersPerPage). */
  reads: Limit
  /** Whole conversations that one address' visitors download. */
  transcripts: Limit
  /** New connections, and new visitors, of one address. */
  connections: Limit
  /** Connections of one address that are open at once. */
  addressConnections: number
  /** Connections of any kind that one address holds, also without saying anything on them. */
  addressLines: number
  /** Of all addresses together; else what the process's files allow (limitTcpConnections.ts). */
  allLines?: number
  /** Packets of one connection, before anything of them is read. A panel sends some a minute. */
  packets: Limit
  /** The same of all connections of one address: 2,000 panels that join at once, and each says three things. */
  addressPackets: Limit
  /** What the packets of one address hold, in kB. */
  packetKilobytes: Limit
  /** What waits in memory for all peers of sockets together because they do not read it. */
  unsentBytes: number
  /** How long a peer may take nothing of what waits for it. */
  stallMs: number
  /** What one address sends in bodies, in kB. */
  bodyKilobytes: Limit
  /** The same of those who are signed in. */
  signedInKilobytes: Limit
  /** What pages report of visits, of one address: some twenty for each visitor. */
  reports: Limit
  /** Sites and campaigns that nobody came from on that day yet, of one address: the rest are '(other)'. */
  newNames: Limit
}

export const defaultLimits: Limits = {
  messages: { burst: 30, perSecond: 1 },
  // An office, or the hundred phones that a carrier puts behind one address: sixty people at once who
  // write five messages each, and go on with one every half minute. No single visitor uses it up (1 a
  // second), and however many somebody invents, in the long run they store 4 kB of text a second.
  addressMessages: { burst: 300, perSecond: 2 },
  // All of those phones at once, after a mailing; then six a minute, which is more than a busy site has
  // from everywhere, and little enough for an admin to see through.
  conversations: { burst: 100, perSecond: 1 / 10 },
  // Each takes a teammate to answer: an office after a mailing, and then one a minute.
  wishes: { burst: 30, perSecond: 1 / 60 },
  // Each is written, and what is said with it is searched for: as much work as a message.
  marks: { burst: 30, perSecond: 1 / 2 },
  addressMarks: { burst: 40, perSecond: 1 },
  // A person decides on each.
  erasures: { burst: 30, perSecond: 1 / 60 },
  events: { burst: 120, perSecond: 10 },
  // Ten visitors who do as much as one may; or hundreds of panels that come back after an outage.
  addressEvents: { burst: 1_200, perSecond: 100 },
  // Each costs a few milliseconds of the event loop: so one address takes a tenth of it at the most, and hundreds
  // of panels come back at once.
  reads: { burst: 300, perSecond: 20 },
  // Up to 5,000 messages, a quarter of a second.
  transcripts: { burst: 20, perSecond: 1 / 10 },
  connections: { burst: 2_000, perSecond: 100 },
  addressConnections: 3_000,
  // All those sockets, and pages besides.
  addressLines: 4_000,
  packets: { burst: 300, perSecond: 20 },
  addressPackets: { burst: 10_000, perSecond: 500 },
  // As long as a packet may be (64 kB), parsing them would take the whole event loop.
  packetKilobytes: { burst: 8_192, perSecond: 256 },
  // Hundreds of long conversations, all of whose readers are slow at the same time.
  unsentBytes: 128 * 1024 * 1024,
  // Longer than a phone is between two networks; a page that hears nothing for so long has connected anew.
  stallMs: 60_000,
  // A kB of JSON takes up to 0.3 ms to parse and check: one per cent of the event loop in the long run. A
  // report or a form is a kB or two: a hundred and fifty visitors at once.
  bodyKilobytes: { burst: 512, perSecond: 32 },
  // A few drafts of a whole knowledge base, and then one every four seconds.
  signedInKilobytes: { burst: 8_192, perSecond: 256 },
  // A hundred and fifty visitors at once, and a thousand in a day. Each report may bring a browser that nobody
  // has seen yet, which takes 1.2 kB for half a year: 30 MB a day of one address at the most.
  reports: { burst: 3_000, perSecond: 1 / 4 },
  newNames: { burst: 20, perSecond: 1 / 600 },
}

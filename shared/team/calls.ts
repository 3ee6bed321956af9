import { z } from 'zod'
import { isBlank } from '../blank'
import { maxMessageLength, tidyMessage } from '../chat/rules'
import { calls } from '../contract'
import { isEmail, reachLimits } from '../reach'
import { teamAddresses } from './addresses'
import { PushSubscription } from './push'
import { Hours, Notify, SavedReply, TeammateState } from './records'
import { maxNameLength, replyNamePattern, shortestPassword, teamRoles } from './rules'

/** `sendsEmail`: whether this server can. */
const Team = z.object({
  me: z.string(),
  notify: Notify,
  sendsEmail: z.boolean(),
  teammates: z.array(TeammateState),
  /** The company's. */
  timeZone: z.string(),
})

/** By name. */
const SavedReplies = z.object({ replies: z.array(SavedReply) })

const HoursInZone = z.object({ hours: Hours.nullable(), timeZone: z.string() })

const Name = z
  .string()
  .trim()
  .max(maxNameLength)
  .refine((name) => !isBlank(name))

const Email = z
  .string()
  .trim()
  .max(reachLimits.email)
  .refine((email) => email === '' || isEmail(email), 'Enter a valid e-mail address.')

const Done = z.object({})

const Member = z.strictObject({ name: Name, role: z.enum(teamRoles), email: Email })

/** Told once: only its hash is stored. */
const Password = z.object({ id: z.string(), password: z.string() })

export const teamCalls = calls(teamAddresses, {
  list: { access: 'teammate', reply: Team },
  /** One's own name, whether one is there for visitors, or what one is told of. */
  change: {
    access: 'teammate',
    body: z.strictObject({
      name: Name.optional(),
      isAvailable: z.boolean().optional(),
      notify: Notify.extend({ email: Email }).optional(),
    }),
    reply: Team,
  },
  add: { access: 'admin', body: Member, reply: Password },
  /** Another role ends their sessions. Errors: conflict for the first teammate's role, and for one's own. */
  edit: { access: 'admin', body: Member, reply: Team },
  /**
   * Ends their sessions. Errors: conflict for the first teammate, whose password `npm run password` sets, and
   * for the caller, who knows the old one.
   */
  newPassword: { access: 'admin', reply: Password },
  /** Ends their sessions; their conversations wait again. Errors: as those of newPassword. */
  remove: { access: 'admin', reply: Team },
  /** Null where none are set: then a person answers whenever somebody is here and available. */
  hours: { access: 'teammate', reply: HoursInZone },
  setHours: {
    access: 'admin',
    body: z.strictObject({ hours: Hours.nullable() }),
    reply: HoursInZone,
  },
  savedReplies: { access: 'teammate', reply: SavedReplies },
  /** `id`: made by the sender for a new one. Errors: conflict where another has the name, or there are too many. */
  saveReply: {
    access: 'teammate',
    body: z.strictObject({
      name: z.string().regex(replyNamePattern),
      text: z
        .string()
        .max(maxMessageLength * 2)
        .transform(tidyMessage)
        .pipe(z.string().min(1).max(maxMessageLength)),
    }),
    reply: SavedReplies,
  },
  removeReply: { access: 'teammate', reply: SavedReplies },
  /** `key`: this server's, with which a browser subscribes. `devices`: how many of one's own have. */
  push: {
    access: 'teammate',
    reply: z.object({ key: z.string(), devices: z.number().int() }),
  },
  /** Errors: invalid where it is no push service of a browser's. */
  addDevice: { access: 'teammate', body: PushSubscription, reply: Done },
  removeDevice: {
    access: 'teammate',
    body: PushSubscription.pick({ endpoint: true }),
    reply: Done,
  },
  /** To all of one's own devices. `sent`: how many of their services took it. */
  tryPush: { access: 'teammate', reply: z.object({ sent: z.number().int() }) },
  /**
   * One's own, which ends one's other sessions. Errors: invalid where `current` is not it, conflict where another
   * has the new one or for the first teammate; too-many.
   */
  changePassword: {
    access: 'teammate',
    body: z.strictObject({
      current: z.string().max(200),
      password: z.string().min(shortestPassword).max(200),
    }),
    reply: Team,
  },
})

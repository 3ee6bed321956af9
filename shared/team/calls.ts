import { z } from 'zod'
import { isBlank } from '../blank'
import { calls } from '../contract'
import { maxMessageLength, tidyMessage } from '../messageText'
import { invalidEmail } from '../problems'
import { isEmail, reachLimits } from '../reach'
import { longestPassword } from '../session/rules'
import { teamAddresses } from './addresses'
import { haveOwnDates, twoOnOneDate } from './hours'
import { PushSubscription } from './push'
import { Hours, Notify, Rev, SavedReply, TeammateState } from './records'
import { maxNameLength, replyNamePattern, shortestPassword, teamRoles } from './rules'

/** E-mails that haven't gone out for some minutes. `since`: the first, in milliseconds. */
const DelayedEmails = z.object({ count: z.number().int(), since: z.number(), problem: z.string() })
export type DelayedEmails = z.infer<typeof DelayedEmails>

/** `sendsEmail`: whether this server can send e-mails. */
const Team = z.object({
  me: z.string(),
  notify: Notify,
  sendsEmail: z.boolean(),
  /** Null if there are none, and for agents. */
  delayedEmails: DelayedEmails.nullable(),
  teammates: z.array(TeammateState),
  /** The company's time zone. */
  timeZone: z.string(),
})

/** Sorted by name. */
const SavedReplies = z.object({ replies: z.array(SavedReply) })

const HoursInZone = z.object({ hours: Hours.nullable(), rev: Rev, timeZone: z.string() })

const Name = z
  .string()
  .trim()
  .max(maxNameLength)
  .refine((name) => !isBlank(name))

const Email = z
  .string()
  .trim()
  .max(reachLimits.email)
  .refine((email) => email === '' || isEmail(email), invalidEmail)

const Done = z.object({})

/** The dashboard's list of first steps; hidden for all admins. */
const StartList = z.strictObject({ isHidden: z.boolean() })

const Member = z.strictObject({ name: Name, role: z.enum(teamRoles), email: Email })

/** Shown once: only its hash is stored. */
const Password = z.object({ id: z.string(), password: z.string() })

export const teamCalls = calls(teamAddresses, {
  list: { access: 'teammate', reply: Team },
  /**
   * The caller's own name, availability for visitors, or notifications. Omitted fields stay as they
   * are. Errors: conflict (the name is taken).
   */
  change: {
    access: 'teammate',
    body: z.strictObject({
      name: Name.optional(),
      isAvailable: z.boolean().optional(),
      notify: Notify.extend({ email: Email }).partial().optional(),
    }),
    reply: Team,
  },
  /** Errors: conflict (the name is taken). */
  add: { access: 'admin', body: Member, reply: Password },
  /**
   * Omitted fields stay as they are. Ends their sessions of another role than they have afterwards.
   * Errors: conflict for a name that is taken, the first teammate's role, or the caller's own.
   */
  edit: { access: 'admin', body: Member.partial(), reply: Team },
  /**
   * Ends their sessions. Errors: conflict for the first teammate, whose password `npm run password`
   * sets, and for the caller, who knows the old one.
   */
  newPassword: { access: 'admin', reply: Password },
  /** Ends their sessions; their conversations wait again. Errors: as newPassword. */
  remove: { access: 'admin', reply: Team },
  /** Null if none are set: then a person answers whenever somebody is here and available. */
  hours: { access: 'teammate', reply: HoursInZone },
  /** Errors: conflict (changed since `rev`). */
  setHours: {
    access: 'admin',
    body: z.strictObject({
      // Those that are stored may share a date.
      hours: Hours.refine(({ holidays }) => haveOwnDates(holidays), {
        path: ['holidays'],
        message: twoOnOneDate,
      }).nullable(),
      rev: Rev,
    }),
    reply: HoursInZone,
  },
  savedReplies: { access: 'teammate', reply: SavedReplies },
  /**
   * `id`: made by the sender for a new one, whose `rev` is 0. Errors: conflict (changed since `rev`,
   * the name is taken, or too many); not-found (removed since).
   */
  saveReply: {
    access: 'teammate',
    body: z.strictObject({
      name: z.string().regex(replyNamePattern),
      text: z
        .string()
        .max(maxMessageLength * 2)
        .transform(tidyMessage)
        .pipe(z.string().min(1).max(maxMessageLength)),
      rev: Rev,
    }),
    reply: SavedReplies,
  },
  /** Errors: conflict (changed since `rev`). One that's gone already counts as removed. */
  removeReply: {
    access: 'teammate',
    query: z.strictObject({ rev: z.coerce.number().pipe(Rev) }),
    reply: SavedReplies,
  },
  startList: { access: 'admin', reply: StartList },
  setStartList: { access: 'admin', body: StartList, reply: StartList },
  /**
   * `key`: this server's, to subscribe a browser with. `devices`: how many of the caller's are
   * subscribed.
   */
  push: {
    access: 'teammate',
    reply: z.object({ key: z.string(), devices: z.number().int() }),
  },
  /** Errors: invalid if the endpoint isn't a browser's push service. */
  addDevice: { access: 'teammate', body: PushSubscription, reply: Done },
  removeDevice: {
    access: 'teammate',
    body: PushSubscription.pick({ endpoint: true }),
    reply: Done,
  },
  /** Sends to all of the caller's devices. `sent`: how many of their services accepted it. */
  tryPush: { access: 'teammate', reply: z.object({ sent: z.number().int() }) },
  /**
   * A test e-mail to the caller's address; `problem` is empty once the mail server has taken it.
   * Errors: conflict (no address is stored), unavailable (this server sends no e-mails), too-many.
   */
  tryEmail: { access: 'teammate', reply: z.object({ problem: z.string() }) },
  /**
   * The caller's own password; ends the caller's other sessions. Errors: invalid if `current` is
   * wrong; conflict if another teammate has the new one, or for the first teammate; too-many.
   */
  changePassword: {
    access: 'teammate',
    body: z.strictObject({
      current: z.string().max(longestPassword),
      password: z.string().min(shortestPassword).max(longestPassword),
    }),
    reply: Team,
  },
})

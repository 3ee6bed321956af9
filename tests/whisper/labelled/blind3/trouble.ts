/** Something is wrong now: a fault, somebody locked out, danger. They need people, by number or mail. */
import { labelled, says } from '../labelled'

const people = /202-555-014[34]|support@visitoraccess\.example/
/** People of the company, or those who are there for it. */
const danger = /\b911\b|emergency|202-555-014[34]|support@visitoraccess\.example/i
/** For somebody at the gate: the other way to ring, or people. */
const atTheGate = /dial|202-555-014[34]|support@visitoraccess\.example/i

export const trouble = labelled('trouble', {
  'd-wont-open': ["I press and press and my gate won't open!!", says(people)],
  'd-wont-close': [
    'the gate has been standing wide open since this morning and wont shut',
    says(people),
  ],
  'd-no-ring': [
    'Since the storm last night nobody who scans gets through to my phone any more. What should I do?',
    says(people),
  ],
  'd-portal-login': ['cant get into the control center, it says wrong password', says(people)],
  'd-locked-out': ["it's raining, I'm outside my own house and locked out", says(people)],
  'd-driver-waits': [
    'Driver here with a pallet. I scanned the sign and nothing happens at all',
    says(atTheGate),
  ],
  'd-caller-stranger': [
    'Somebody keeps ringing me from the gate at night and breathing. I live alone.',
    says(danger),
  ],
  'd-trapped-child': ['my little boy has his arm stuck in the gate help', says(danger)],
  'd-smoke': ['There is smoke coming out of the controller', says(danger)],
  'd-sign-stolen': [
    'Someone ripped off the sign with the code last night. Whom do I tell?',
    says(people),
  ],
  'd-opened-itself': [
    'My door opened all by itself at 4 in the morning, I never touched my phone',
    says(people),
  ],
  'd-truck-hit': [
    'A truck backed into our post and everything is hanging by the wires',
    says(danger),
  ],
  'd-battery-beeps': [
    'theres a beeping from the box and the sound at the other end is gone',
    says(people),
  ],
  'd-complaint': [
    'Third time this month that it is down. I want to speak with a person, not with you.',
    says(people),
  ],
})

/** Something does not work at the gate: the way to support is right where the sources know no cure. */
import { admits, labelled, says } from '../labelled'
import { told } from '../told'
import { either } from './either'

const support = either(told.anyNumber, told.email)
const unknown = (why: string, also: readonly RegExp[] = []) =>
  admits(why, { orSays: [either(support, ...also)] })

export const trouble = labelled('trouble', {
  'c-scratched-code': [
    'Somebody scratched up the QR code at my cousin’s gate and my iPhone will not read it. Now what?',
    says(told.dial),
  ],
  'c-where-report': ['customer here, system is acting up, where do i report that', says(support)],
  'c-midnight': [
    'Half past midnight and the gate is dead. Is support reachable at this hour?',
    says(either(told.always, support)),
  ],
  'c-rings-out': [
    'FedEx. Third time I dial this number and it just rings and rings, I got 90 more stops',
    unknown('What to do when nobody answers is not told.'),
  ],
  'c-never-closes': [
    'Since this morning our gate swings open and never closes again',
    unknown('Why a gate does not close is not told.', [told.controlCenter]),
  ],
  'c-no-swing': [
    'I tell it to open, my phone beeps, the gate does not budge. Wife is out there in the rain',
    unknown('Why a gate does not open is not told.'),
  ],
  'c-not-in-service': [
    'the number on the sign says it is not in service anymore??',
    unknown('A dead number is not told of.', [told.scan]),
  ],
  'c-kid-stuck': [
    'HELP the gate closed on my boys arm and it is stuck',
    unknown('Emergencies are not told of.', [/911|emergency/]),
  ],
  'c-crackle': [
    'Every call from the entry crackles so badly that I cannot make out names. Since last week.',
    unknown('Bad sound is not told of.', [/coverage/]),
  ],
  'c-dads-code': [
    'Dad’s personal code worked until Thursday and now the gate ignores it. He is 79 and upset.',
    unknown('A code that fails is not told of.', [told.controlCenter]),
  ],
  'c-locked-out-portal': [
    'Control Center will not take my password. Resetting it does nothing either.',
    unknown('Lost passwords are not told of.'),
  ],
  'c-dark-sign': [
    'Power came back at noon, sign still looks dead, guests calling me from the street. Fix?',
    unknown('A restart after a power cut is not told of.', [told.battery]),
  ],
})

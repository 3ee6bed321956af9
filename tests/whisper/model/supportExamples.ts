/**
 * Sentences a language model might write, and whether the given passages support them. Companies
 * and texts are made up. The even positions chose the threshold; the odd ones are only measured.
 */
export interface SupportExample {
  sentence: string
  /** By title. */
  given: readonly Title[]
  isTrue: boolean
  /** False, and about the current state of something at the entry; somebody may rely on it. */
  isState?: boolean
}

export const passages = {
  'Getting in':
    "Visitors scan the QR code at your gate with their phone's camera, or dial the number on the sign. They need no app and no account. Your phone rings, you hear who it is, and you open the gate by pressing 9.",
  'Power at the entry':
    'The controller needs power at the entry. A battery backup can be added as an optional extra; it runs the gate through a power cut for up to nine hours. Solar panels are not offered.',
  Warranty:
    'Every installation comes with a 1-year warranty on parts and labor. Damage by vehicles or lightning is not covered. The warranty can be extended within 90 days after installation.',
  'Scheduled holds':
    'Scheduled gate holds keep the gate open at the times you set in the Control Center. Outside these times the gate stays closed. If the gate is open for longer than ten minutes, the manager gets a text message.',
  'Harbor Gate Works, office hours':
    'Our office in Baltimore is open Monday to Friday from 8 a.m. to 5 p.m. It is closed on public holidays. Emergency calls are answered at any hour.',
  'Privacy of recordings':
    "Calls and codes are encrypted with AES-256. We do not sell data to anybody. Recordings are deleted after 30 days, and only the property's manager can watch them.",
  Installation:
    'A certified dealer installs the system in 2 to 4 hours. No trenching is needed, because nothing is wired to the house. The dealer shows you the Control Center before leaving.',
  'Parcel room':
    'Couriers get a one-time PIN by text. The PIN opens the parcel room once and expires after 24 hours. Refrigerated lockers are not offered.',
  'Cedar Ridge Entry, cancelling':
    'If you cancel at least 72 hours before the appointment, the deposit is refunded in full. A later cancellation costs $95. Refunds go back to the original card within 10 business days.',
  'Charging by guests':
    "Residents may lend their charging station to guests for up to 4 hours. The guest's license plate has to be entered beforehand. Overnight charging by guests is not permitted.",
  Fobs: 'The reader works with MIFARE and iCLASS fobs. Older 125 kHz fobs are not supported. Lost fobs are blocked in the Control Center within a minute.',
  'Fire and emergency':
    'Fire crews open the gate with a key switch that the county holds. In an alarm the gate does not open by itself. The key switch has to be tested every year by the owner.',
  'Lakeview Village, pool':
    'The pool is open from Memorial Day to Labor Day. Children under 14 must come with an adult. The pool gate locks at 10 p.m.',
  'Spoken prompts':
    'Spoken prompts come in English, Spanish and Korean. The visitor chooses a language by pressing the star key.',
  'Outages of the network':
    "When the cellular network is down, calls cannot reach you; the keypad still works with a resident's code. The system sends no alert about an outage.",
} as const
export type Title = keyof typeof passages

const told: readonly (readonly [sentence: string, ...given: Title[]])[] = [
  ["Visitors scan the QR code at your gate with their phone's camera.", 'Getting in'],
  ['They can also dial the number shown on the sign.', 'Getting in'],
  ['No app or account is needed.', 'Getting in'],
  ['Visitors do not need an app.', 'Getting in', 'Installation'],
  ['When somebody calls, your phone rings and you hear who is there.', 'Getting in'],
  ['You press 9 to open the gate.', 'Getting in', 'Scheduled holds'],
  ['The controller needs power at the entry.', 'Power at the entry'],
  ['You can add a battery backup as an optional extra.', 'Power at the entry', 'Warranty'],
  [
    'With a battery backup, the gate runs through a power cut for up to nine hours.',
    'Power at the entry',
  ],
  ['We do not offer solar panels.', 'Power at the entry'],
  ['Yes, every installation comes with a 1-year warranty.', 'Warranty', 'Installation'],
  ['The warranty covers parts and labor.', 'Warranty'],
  ['Damage caused by lightning is not covered.', 'Warranty'],
  ['You can extend the warranty within 90 days after the installation.', 'Warranty'],
  ['Scheduled holds keep the gate open at the times you choose.', 'Scheduled holds', 'Fobs'],
  ['You set these times in the Control Center.', 'Scheduled holds', 'Fobs'],
  ['Outside the times you set, the gate stays closed.', 'Scheduled holds'],
  [
    'The manager gets a text message if the gate is open for more than ten minutes.',
    'Scheduled holds',
  ],
  ['The office in Baltimore is open from Monday to Friday.', 'Harbor Gate Works, office hours'],
  ['On public holidays the office is closed.', 'Harbor Gate Works, office hours'],
  ['Emergency calls are answered around the clock.', 'Harbor Gate Works, office hours'],
  ['Your calls are encrypted with AES-256.', 'Privacy of recordings', 'Getting in'],
  ['We never sell your data.', 'Privacy of recordings'],
  ['Recordings are deleted after 30 days.', 'Privacy of recordings'],
  ['Only the manager of the property can watch the recordings.', 'Privacy of recordings'],
  ['A certified dealer does the installation, which takes 2 to 4 hours.', 'Installation'],
  ['There is no need for trenching.', 'Installation', 'Power at the entry'],
  ['Nothing has to be wired to your house.', 'Installation'],
  ['Before leaving, the dealer shows you the Control Center.', 'Installation'],
  ['Couriers receive a one-time PIN by text message.', 'Parcel room'],
  ['The PIN opens the parcel room once.', 'Parcel room', 'Getting in'],
  ['It expires after 24 hours.', 'Parcel room'],
  ['Sorry, refrigerated lockers are not offered.', 'Parcel room'],
  [
    'Your deposit is refunded in full if you cancel at least 72 hours before the appointment.',
    'Cedar Ridge Entry, cancelling',
  ],
  ['If you cancel later, it costs $95.', 'Cedar Ridge Entry, cancelling'],
  [
    'The refund goes back to your original card within 10 business days.',
    'Cedar Ridge Entry, cancelling',
  ],
  ['Residents can lend their charging station to guests for up to 4 hours.', 'Charging by guests'],
  ['The license plate of the guest has to be entered first.', 'Charging by guests'],
  ['Guests are not permitted to charge overnight.', 'Charging by guests', 'Fobs'],
  ['The reader works with MIFARE and iCLASS fobs.', 'Fobs'],
  ['Older 125 kHz fobs do not work with the reader.', 'Fobs'],
  ['If you lose a fob, it can be blocked in the Control Center within a minute.', 'Fobs'],
  ['Fire crews have a key switch to open the gate.', 'Fire and emergency'],
  ['The gate does not open by itself during an alarm.', 'Fire and emergency', 'Scheduled holds'],
  ['The owner has to test the key switch every year.', 'Fire and emergency'],
  ['The pool is open from Memorial Day until Labor Day.', 'Lakeview Village, pool'],
  ['Children under 14 must be with an adult.', 'Lakeview Village, pool'],
  ['The pool gate locks at 10 p.m.', 'Lakeview Village, pool', 'Scheduled holds'],
  ['The prompts are spoken in English, Spanish and Korean.', 'Spoken prompts'],
  ['Visitors press the star key to choose their language.', 'Spoken prompts', 'Getting in'],
  ['If the cellular network is down, calls cannot reach you.', 'Outages of the network'],
  ["A resident's code still works on the keypad.", 'Outages of the network'],
  ['You get no alert about an outage.', 'Outages of the network'],
  ['Sure, here is how it works:', 'Getting in'],
  ['Great question!', 'Fobs'],
  ['Please ask us if you would like to know more.', 'Warranty'],
  ['Visitors need no app, and nothing is wired to the house.', 'Getting in', 'Installation'],
  ['Yes, emergency calls are answered at any hour.', 'Harbor Gate Works, office hours'],
  ['The gate is kept open at the times you set.', 'Scheduled holds'],
  [
    'A battery backup is an optional extra, and every installation has a 1-year warranty.',
    'Power at the entry',
    'Warranty',
  ],
]

const states: typeof told = [
  ['All gates are open.', 'Getting in', 'Scheduled holds'],
  ['The gate is open now.', 'Scheduled holds'],
  ['Your gate is closed right now.', 'Scheduled holds'],
  ['The gate stays open outside these times.', 'Scheduled holds'],
  ['The office is open on public holidays.', 'Harbor Gate Works, office hours'],
  ['The office is closed from Monday to Friday.', 'Harbor Gate Works, office hours'],
  ['The gate opens by itself in an alarm.', 'Fire and emergency'],
  ['In a fire the gate is unlocked.', 'Fire and emergency'],
  ['The pool gate is unlocked after 10 p.m.', 'Lakeview Village, pool'],
  ['The pool is safe for children.', 'Lakeview Village, pool'],
  ['The camera is recording.', 'Privacy of recordings', 'Getting in'],
  ['Your visitor is at the gate.', 'Getting in'],
  ['I have opened the gate for you.', 'Getting in'],
  ['Your lost fob has been blocked.', 'Fobs'],
  ['The cellular network is down.', 'Outages of the network'],
  ['The keypad is working.', 'Outages of the network'],
  ['The system is online.', 'Outages of the network'],
  ['The battery is full.', 'Power at the entry'],
  ['Everything is locked.', 'Lakeview Village, pool'],
  ['Fire crews are on their way.', 'Fire and emergency'],
  ['Nobody is at the gate.', 'Getting in', 'Scheduled holds'],
  ['The parcel room is free.', 'Parcel room'],
  ['The charging station is available.', 'Charging by guests'],
  ['The pool is open.', 'Lakeview Village, pool'],
  [
    'Every installation comes with a 1-year warranty, and all doors are unlocked at night.',
    'Warranty',
  ],
  ['A certified dealer installs the system while the gate is open.', 'Installation'],
]

const wrong: typeof told = [
  ['Visitors need an app.', 'Getting in'],
  ['You need an account to get in.', 'Getting in'],
  ['Solar panels are offered.', 'Power at the entry'],
  ['Damage by vehicles is covered.', 'Warranty'],
  ['We sell data to everybody.', 'Privacy of recordings'],
  ['Recordings are not deleted after 30 days.', 'Privacy of recordings'],
  ['Trenching is needed.', 'Installation'],
  ['Refrigerated lockers are offered.', 'Parcel room'],
  ['Overnight charging by guests is permitted.', 'Charging by guests'],
  ['Older 125 kHz fobs are supported.', 'Fobs'],
  ['The key switch does not have to be tested.', 'Fire and emergency'],
  ['The system sends an alert about an outage.', 'Outages of the network'],
  ['The system does not need a phone.', 'Getting in', 'Installation'],
  ['The controller needs no power.', 'Power at the entry'],
  ['Children under 14 may come without an adult.', 'Lakeview Village, pool'],
  ['The deposit is not refunded.', 'Cedar Ridge Entry, cancelling'],
  ['The visitor cannot choose a language.', 'Spoken prompts'],
  ['The system recognizes faces.', 'Getting in'],
  ['A diesel generator is included.', 'Power at the entry'],
  ['The warranty covers theft and vandalism.', 'Warranty'],
  ['Dogs are welcome in the office.', 'Harbor Gate Works, office hours'],
  ['Recordings are shared with the police.', 'Privacy of recordings'],
  ['The dealer also repairs garage doors.', 'Installation'],
  ['Couriers can leave parcels with the neighbor.', 'Parcel room'],
  ['Refunds are paid in cash.', 'Cedar Ridge Entry, cancelling'],
  ['Guests pay for the charging by card.', 'Charging by guests'],
  ['Fobs can be bought at any hardware store.', 'Fobs'],
  ['The prompts also come in French and Mandarin.', 'Spoken prompts'],
  ['An alarm company watches the network.', 'Outages of the network', 'Fire and emergency'],
  ['Sure, here is how it works: the guard opens the gate.', 'Getting in'],
  ['Emergency calls are answered by a doctor.', 'Harbor Gate Works, office hours'],
  [
    'Children under 14 must come with an adult, but the pool is free for them.',
    'Lakeview Village, pool',
  ],
  ['Only visitors can watch the recordings.', 'Privacy of recordings'],
  ['Guests may lend their charging station to residents for up to 4 hours.', 'Charging by guests'],
]

const examplesOf = (
  of: typeof told,
  verdict: Pick<SupportExample, 'isTrue' | 'isState'>,
): SupportExample[] => of.map(([sentence, ...given]) => ({ sentence, given, ...verdict }))

export const supportExamples: readonly SupportExample[] = [
  ...examplesOf(told, { isTrue: true }),
  ...examplesOf(states, { isTrue: false, isState: true }),
  ...examplesOf(wrong, { isTrue: false }),
]

/** No passage above says any of these, though it uses their words. */
export const untold: readonly string[] = [
  ...['The gate will open in ten minutes.', 'Your gate was left open.', 'Gate open.'],
  ...['The gate: unlocked.', 'The gate has just opened.', 'The gate opened.', 'It is open.'],
  ...['It is safe to touch the motor.', 'You can leave the gate unlocked.', 'They are closed.'],
  ...['Nobody needs to lock the gate.', 'The alarm is off.', 'Help is on the way.'],
  ...['We’ve sent a technician.', 'The power is back.', 'There is power at the entry.'],
  ...['The road is clear.', 'There is no fire.', 'There’s nobody at the gate.', 'You have power.'],
  ...['There is no alarm.', 'There is no fire alarm.', 'The gate cannot be opened.', 'It works.'],
  ...['The gate is always open.', 'The gate is never closed.', 'Your gate stays closed.'],
  ...['The gate keeps open at all times.', 'The manager was told by text message.'],
  ...['The manager got a text message.', 'Calls cannot reach you.', 'Nothing can reach you.'],
  ...['Your calls are not encrypted.', 'The key switch was tested.', 'The system sends an alert.'],
  ...['Fire crews can open the gate without a key switch.', 'The pool gate does not lock.'],
  ...['The pool gate is locked.', 'The office is open.', 'The office is open today.'],
  ...['A battery backup is installed.', 'Your deposit was refunded.', 'The keypad works.'],
  ...['The gate is not open.', 'The gate is not locked.', 'Everyone can open the gate.'],
  ...['Anyone can open the gate by pressing 9.', 'Children may use the pool gate.'],
  ...['The system watches the gate.', 'The recordings were deleted.', 'You are safe.'],
  ...['Only the police can watch them.', 'Do not worry, it is closed.', 'I will open the gate.'],
  ...['Yes.', 'Yes, it is.', 'No.', 'Yes, all of them.', 'Of course!'],
]

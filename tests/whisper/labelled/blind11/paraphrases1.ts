/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i

export const paraphrases1 = labelled('paraphrase', {
  'h11-slippers': [
    "It's a third of a mile down our lane, UPS is honking and I'm in slippers. How would I get him through?",
    says(fromWhereYouAre),
  ],
  'h11-denver-landlord': [
    'I let my rowhouse to vacationers but I live in Denver. How would they ever get past the front?',
    says(/remotely|wherever|where you are|anywhere|far away|out of town|phone|scan|dial/i),
  ],
  'h11-nana-bed': [
    'Nana is 91 and hardly leaves her bed. Could she herself buzz the nurse in?',
    says(fromWhereYouAre),
  ],
  'h11-mothers-junk': [
    'The moms and dads at my nursery refuse to load more junk onto their cells. Would they have to?',
    says(told.noApp),
  ],
  'h11-nokia': [
    'Foreman of my moving crew still carries a ten year old Nokia. Stuck outside?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
  ],
  'h11-clubhouse-handset': [
    'At the clubhouse there is nothing but a handset plugged in the wall. Would that ring?',
    says(/any phone|desk phone|landline|whatever phone|each of them/i),
  ],
  'h11-dominion': [
    'Every ice storm Dominion leaves us in the dark for half a day. Would we be shut out?',
    says(told.battery),
  ],
  'h11-cleaning-lady': [
    "Rosa cleans for us Mondays and Fridays, same as ever. Do I have to be bothered each time she's there?",
    says(told.trusted),
  ],
  'h11-no-router': [
    'Verizon wants $6k to bring Fios to the end of our drive. Do I need to pay them for yours?',
    says(/no phone line|no internet line|none is needed|only power|cellular|buried cable/i),
  ],
  'h11-fired-aide': [
    'The aide we fired has the little black and white squares saved on her cell. Can she just waltz in at night?',
    says(/holds no key|call you|opens? nothing|verif|person who has spoken|your word/i),
  ],
  'h11-drop-off': [
    'Every morning 90 minivans between 7 and 9. Can the barrier simply be left up all that time?',
    says(told.holds),
  ],
  'h11-face-first': [
    'I will not let anyone in whose face I have not seen. Any way?',
    says(told.camera),
  ],
  'h11-hacker': [
    'One of the dads does cyber for a living and will grill me: how do you keep hackers out?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h11-buzzer-panel': [
    'The buzzer panel in our lobby dates from 1983 and is dead. Would yours do its job?',
    says(/replace|takes its part|in place of/i),
  ],
  'h11-on-the-post': [
    'What do you screw onto my brick pillar, one of those ugly gadgets with a speaker?',
    says(/\bsign\b|qr code/i),
  ],
  'h11-who-brings-tools': [
    'Do I hire my own electrician to put it up, or do you send somebody?',
    says(told.professional),
  ],
  'h11-day-off': [
    'Boss will not give me the entire day. How long until your man packs up his tools?',
    says(told.hours),
  ],
  'h11-no-reception': [
    'Zero bars where our lane meets the highway, has been like that for ages. Would I waste my money?',
    says(/coverage|no call can reach|booster|weak cellular/i),
  ],
  'h11-pool-floor': [
    'Scuba school here. Might one be mounted beneath the waterline of our training pool?',
    says(/underwater|above the surface/i),
  ],
  'h11-change-behavior': [
    'When something about it no longer suits our front office, which page do we pull up on the laptop to alter it?',
    says(/control center|portal/i),
  ],
  'h11-weekend-tourists': [
    'Tourists from everywhere, a new bunch every weekend. What would I have to teach them?',
    says(/scan|dial|no app|nothing to install|without an app|no device to learn/i),
  ],
  'h11-nothing-electric': [
    'There is not so much as a light bulb by our pasture entrance. Would yours do us any good?',
    says(
      /without power|no power|only power|power at the|nothing for the system|needs? power|runs on power/i,
    ),
  ],
  'h11-before-driving-out': [
    'What should I have ready for you folks so your guy does not drive out for nothing?',
    says(/photo|power|show us/i),
  ],
})

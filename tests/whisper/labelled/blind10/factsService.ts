/** What the service is and does, as people before a gate or behind one ask it. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const whicheverPhone =
  /any phone|landline|desk phone|whatever phone|each of them|ordinary phone|old (phone|one)/i

export const factsService = labelled('fact', {
  'h10-in-front': [
    'Pulled over at a green fence, your sign in my headlights. How do I get the resident to talk to me?',
    says(told.scanOrDial),
  ],
  'h10-cracked-lens': [
    'Package driver. The camera on my work phone is cracked and will not read the code. Other way to get the owner on the line?',
    says(told.dial),
  ],
  'h10-lobby-intercom': [
    'Condo board: would Visitor Access replace the lobby intercom we have?',
    says(told.replaces),
  ],
  'h10-nurse-app': [
    'Home health nurse, eight houses per shift. Must I put an app on my cell to be let in at yours?',
    says(told.noApp),
  ],
  'h10-dad-landline': [
    'Dad only trusts his landline. Can he pick up on it when the aide arrives?',
    says(whicheverPhone),
  ],
  'h10-electrician-bring': [
    'Electrician on a stable job here. What do I have to bring to the entry for your unit?',
    says(told.power),
  ],
  'h10-bury-cable': [
    'before the concrete is poured: is a telephone or internet cable to the gate post necessary',
    says(
      /no phone line|no internet line|none is needed|only power|in place of a wire|buried cable|cellular/i,
    ),
  ],
  'h10-flower-rear': [
    'Flower shop with a rear delivery door and no fence at all. Is a door fine with you?',
    says(told.doors),
  ],
  'h10-settings-place': [
    'As manager, where am I supposed to change settings?',
    says(/control center|portal/i),
  ],
  'h10-extras-minutes': [
    'Please give me all optional extras, I am taking minutes for the condominium.',
    says(told.camera, told.battery, told.holds, told.trusted),
  ],
  'h10-lesson-days': [
    'On riding lesson days, is there a way to hold the stable gate open on a schedule?',
    says(told.holds),
  ],
  'h10-storm-backup': [
    'Storms knock our electricity out. Do you sell a battery backup?',
    says(told.battery),
  ],
  'h10-see-camera': [
    'Can you integrate a camera so my wife sees who is outside?',
    says(told.camera),
  ],
  'h10-aide-own-code': [
    "Mom's aide comes twice daily. Could she have a unique code so Mom does not answer each time?",
    says(told.trusted),
  ],
  'h10-stranger-scans': [
    'What if a stranger scans the sign, will it swing open by itself?',
    says(/verif|opens? nothing|person|owner|lets the visitor ask|your word/i),
  ],
  'h10-which-encryption': [
    'Encryption standards, for the security page of our condo handbook?',
    says(told.aes, told.rsa),
  ],
  'h10-patented': ['is that invention of yours patented', says(told.patent)],
  'h10-cell-or-wifi': [
    'How does the equipment at the entry communicate, by wifi or what?',
    says(told.cellular),
  ],
  'h10-falls-church': [
    'Nail salon owner, Falls Church. Would you serve me?',
    says(/Falls Church|Northern Virginia/),
  ],
  'h10-logan': [
    'Our co-op building sits on Logan Circle. Are we covered?',
    says(/Logan Circle|Washington,? D\.?C/i),
  ],
  'h10-bowie': ['I live now in Bowie. You work also there?', says(/Bowie|Maryland/)],
  'h10-dc-list': [
    'Name the DC neighborhoods on your list.',
    says(/Georgetown/, /Capitol Hill/, /Shaw/),
  ],
  'h10-md-list': [
    'Which places in Maryland do your installers go to?',
    says(/Bethesda/, /Rockville/, /Silver Spring/),
  ],
  'h10-until-done': [
    'I have to stay home while the installer works. Reserve two hours, a morning, a week?',
    says(told.hours),
  ],
  'h10-spring-flood': [
    'Each spring our ford gate is underwater for weeks. Could your equipment be installed there?',
    says(/underwater|above the surface/i),
  ],
  'h10-no-coverage': [
    'My farm entrance has no cellular coverage whatsoever. Can we still use you?',
    says(
      /(without|no) (cellular )?coverage|no call can reach|booster|power and coverage|coverage/i,
    ),
  ],
})

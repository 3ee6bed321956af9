/** The gate and whoever stands before it, in words that the sources hardly use. */
import { labelled, says } from '../labelled'
import { told } from '../told'

const fromWhereYouAre =
  /remotely|wherever|where you are|anywhere|far away|out of town|need not be home|your phone|from the phone|phone in your|by phone|nobody walks/i
const anyPhone = /any phone|whatever phone|each of them|old (phone|one)|landline|desk phone|dial/i

export const paraphrases1 = labelled('paraphrase', {
  'h22-shearing': [
    'I have a squirming alpaca between my legs and shears in my hand, and the feed fellow honks out at the road. Can I get him in without trotting over?',
    says(fromWhereYouAre),
  ],
  'h22-transcript-desk': [
    'I sit upstairs typing depositions with headphones on; the courier waits down on the stoop. How would I buzz him in?',
    says(fromWhereYouAre),
  ],
  'h22-beach-week': [
    'We spend July in Rehoboth. Could the lawn crew still be let into the yard?',
    says(fromWhereYouAre),
  ],
  'h22-hip': [
    'Since my hip surgery it takes me five minutes to shuffle to the front. Any help for that?',
    says(fromWhereYouAre),
  ],
  'h22-truckers-download': [
    'Truckers hate having to put one more program on their mobiles. Do they?',
    says(told.noApp),
  ],
  'h22-quilters-store': [
    'My ladies are past seventy and have never once visited the Play Store. Is that a hurdle?',
    says(told.noApp),
  ],
  'h22-rotary': [
    'There is a forty-year-old telephone on the wall of the signal box at our train club. Could we pick up on that?',
    says(anyPhone),
  ],
  'h22-no-smartphone': [
    'Abouna refuses to carry anything smart, just an ancient Nokia. Can he take part?',
    says(anyPhone),
  ],
  'h22-blackout': [
    'Every thunderstorm knocks the electricity out on our road. Will folks be stuck outside then?',
    says(told.battery),
  ],
  'h22-trench': [
    'It is 900 feet of rock between the road and the barn. Do we have to trench for wiring?',
    says(
      /no phone line|no internet|cellular|buried cable|only power|none is needed|place of a wire/i,
    ),
  ],
  'h22-wifi': [
    'Wi-Fi does not reach the far end of the tree lot. A dealbreaker?',
    says(/no phone line|no internet|cellular|only power|none is needed|place of a wire/i),
  ],
  'h22-curtain': [
    'On show nights I would rather not answer two hundred times between six and eight. What can be done?',
    says(told.holds),
  ],
  'h22-roast-mornings': [
    'Bean trucks roll up between five and seven each weekday; could it simply not be shut in that window?',
    says(told.holds),
  ],
  'h22-same-patients': [
    'The same dozen folks with bad backs show up twice weekly. I would like them not to ring me each time.',
    says(told.trusted),
  ],
  'h22-pool-guy': [
    'The fellow who skims our water is here every Friday. Could he let himself in?',
    says(told.trusted),
  ],
  'h22-see-who': [
    'Hearing a voice is fine, but I would love to lay eyes on whoever is standing there.',
    says(told.camera),
  ],
  'h22-sticker-thief': [
    'Suppose a teenager snaps a picture of the little square and posts it online. Could strangers then stroll in?',
    says(/holds no key|call you|opens nothing|verif|spoken|let(s)? the visitor ask/i),
  ],
  'h22-stranger-in': [
    'Does it swing wide for any stranger who points his cell at it?',
    says(/verif|opens nothing|spoken|talks?|you (check|decide)|the owner/i),
  ],
  'h22-pond': [
    'The only post we have is in the pond, below the waterline half the year. Could the box sit there?',
    says(told.underwater),
  ],
  'h22-solitude': [
    'We have zero bars at the end of the lane. Would it be any good?',
    says(/coverage|cell booster/i),
  ],
  'h22-no-juice': [
    'There is no juice whatsoever down by the lane. Can you still put one in?',
    says(/power/i),
  ],
  'h22-hackers': [
    'My nephew warns that crooks can crack gadgets like these. How is yours guarded?',
    says(/AES-256|RSA-4096|encrypt|verif/i),
  ],
  'h22-old-panel': [
    'Our buzzer panel died after thirty years. Is this meant to take over from one of those?',
    says(/replace|takes its part|intercom/i),
  ],
})

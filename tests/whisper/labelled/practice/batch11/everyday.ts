/** What the sources tell, asked as ordinary people ask it. */
import { labelled, says } from '../../labelled'
import { told } from '../../told'
import { asksBack, either, worded } from './wordings'

export const everyday = labelled('paraphrase', {
  // At the gate.
  'k-delivery-sign': [
    "I deliver groceries and I'm in front of a gate with a square barcode sign on it, what am i supposed to do",
    says(told.scanOrDial),
  ],
  'k-no-data': [
    'my data is used up for the month, can I still ring the people inside?',
    says(told.dial),
  ],
  'k-what-visitor-says': [
    'When it connects, do I talk to a machine or to the people who live there?',
    says(/owner|manager|person/i),
  ],
  'k-grandma-scanning': [
    'Grandma does not know what scanning is. She can barely use the phone with the big buttons.',
    says(either(told.dial, worded.anyPhone)),
  ],
  'k-walks-down': [
    'Every time the bell goes I walk 300 meters down to the road and back. Bad knees. Could I not?',
    says(either(told.fromAnywhere, told.yourPhone, /nobody walks|phone in your hand/i)),
  ],
  'k-at-work': [
    'plumber comes tuesday at 2, i am at work at 2. what now',
    says(either(told.fromAnywhere, told.yourPhone, /not be home/i)),
  ],
  'k-lobby-entrance': [
    'we have no gate at all, only a lobby entrance in a brick building',
    says(told.doors),
  ],
  'k-wrong-person': ['how do i make sure I am not opening up for some crook', says(worded.decides)],
  'k-store-clutter': [
    'I refuse to put yet another program on my phone for one gate.',
    says(worded.noApp),
  ],

  // The owner's side.
  'k-change-settings': [
    'Say I want to change something in how it is set up later on. Do I call someone or is there a page?',
    says(/control center|portal/i),
  ],
  'k-nanny-daily': [
    'The nanny arrives at 7 each day and I am in the shower at 7. Ideas?',
    says(either(worded.trusted, told.holds)),
  ],
  'k-open-house': [
    'I sell houses. During an open house the gate should not shut between noon and four',
    says(told.holds),
  ],
  'k-look-who': [
    'I only trust what I see. Hearing a voice is not enough for me',
    says(told.camera),
  ],
  'k-ice-storm': [
    'Last winter the ice took our lines down for 2 days. Would I be locked in?',
    says(told.battery),
  ],
  'k-old-intercom-dead': [
    'Our old intercom finally died. Is yours the same sort of thing or what?',
    says(either(told.replaces, worded.sign, told.fromAnywhere, /by phone|phone call/i)),
  ],
  'k-trench': [
    "the driveway is heated concrete so nobody's cutting a channel in it for a wire, is that a problem",
    says(worded.noWire),
  ],
  'k-desert-no-power': [
    'There is nothing electric anywhere near that field gate. Still possible?',
    says(told.notWithoutPower),
  ],
  'k-valley': [
    'we are down in a valley, phones show "no service" at the entrance',
    says(worded.cannotWithout),
  ],
  'k-who-drills': [
    'Is somebody coming with a drill or am I the one with the drill?',
    says(told.professional),
  ],
  'k-half-a-day': [
    'Do I have to take a whole day off work for when it is put in?',
    says(told.hours),
  ],
  'k-first-thing-to-do': [
    'ok im sold. whats the very first thing i do',
    says(either(told.quotePhone, told.photos, asksBack)),
  ],

  // Money.
  'k-ballpark': [
    'Ballpark. I will not hold you to it. What am I in for?',
    says(told.onceAtAll, told.monthly47),
  ],
  'k-rent-trap': [
    'my gym had me for 24 months with no way out. you the same?',
    says(either(told.noContract, told.payAsYouUse)),
  ],
  'k-breaks-after-six-months': [
    'And when it gives up the ghost after half a year, who pays?',
    says(worded.warranty),
  ],
  'k-quote-obligation': [
    'I just want somebody to tell me what mine would be. Is that already something I get billed for?',
    says(told.free),
  ],
  'k-neighbor-box': [
    'Next door they paid a fortune for a keypad box with a speaker. What do those cost, honestly?',
    says(told.callBox),
  ],
  'k-old-quote': [
    'Found a quote of yours in the drawer, dated in spring. still counts?',
    says(told.days30),
  ],
  'k-extras-list': [
    'What can be had on top, beyond the plain thing?',
    says(told.camera, told.battery),
  ],

  // Where, who, what is to come.
  'k-georgetown-townhouse': [
    'Townhouse on a brick street in Georgetown, in your patch?',
    says(/Georgetown|Washington,? D\.?C|\byes\b/i),
  ],
  'k-silver-springs': ['do u come to silver springs md', says(/Silver Spring|Maryland|\byes\b/i)],
  'k-ohio-sister': [
    'My sister in Ohio is jealous. Anything for her, ever?',
    says(either(told.year2026, told.region, /ask us/i)),
  ],
  'k-alexa': ['can i just shout at alexa to open it', says(worded.notYet)],
  'k-guest-code-weekend': [
    'I have guests for one weekend. A code that stops working on Sunday night, got that?',
    says(worded.notYet),
  ],
  'k-see-it-work': ["I'm more of a watcher than a reader. Is there a clip?", says(told.video)],
  'k-boss': ['Who is in charge over there?', says(told.founder)],

  // Data.
  'k-snoop': [
    'before i say anything: is anyone looking at this',
    says(either(told.logged, told.read)),
  ],
  'k-ads-everywhere': [
    'If I look at your site, will gate ads follow me around the internet for weeks?',
    says(either(told.noAds, told.optOut)),
  ],
  'k-newsletter': [
    'Do I get junk in my mailbox once I have filled in the form?',
    says(told.whenAsked),
  ],
  'k-cookie-yes': [
    'I clicked the accept button at the bottom, how long does that stick?',
    says(told.days365),
  ],
  'k-gate-code-here': [
    'Should I give you our gate code so you can check it for me?',
    says(
      either(
        told.doNotWrite,
        /please do not (write|share|send|type)|do not (share|send|type|give)/i,
      ),
    ),
  ],
})

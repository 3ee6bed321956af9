/** Conversations of two to four turns. */
import { admits, dollarsOf, labelled, prices, says } from '../../labelled'
import { told } from '../../told'
import { amounts, apartBy, eitherOf } from './wordings'

export const followUps = labelled('follow-up', {
  'm-when-nationwide': [
    'and when is that?',
    says(told.year2026),
    'Are you only around Washington or will the rest of the country get it?',
  ],
  'm-why-no-code': [
    'why?',
    says(/\bread\b|logged/i),
    'Is it ok if I type our gate code in here? somebody told me not to',
  ],
  'm-so-both-extra': [
    'so both cost extra?',
    says(told.optional),
    'Does a camera come with it?',
    'And a battery for outages?',
  ],
  'm-what-about-doors': [
    'what about doors',
    says(told.doors),
    'Can my driveway gate be opened while I am at the office?',
  ],
  'm-make-it-four': [
    'make it four',
    prices({ set: { 'x-401': 4 }, once: 2160 }),
    'How much are two X-401?',
  ],
  'm-meant-three': [
    'no, I meant three',
    prices({ set: { 'battery-backup': 3 }, once: 540 }),
    'price of 2 battery backups',
  ],
  'm-swap-sign': [
    'swap the sign for a gooseneck, what is it then?',
    prices({ set: { 'x-412': 1, gooseneck: 1 }, once: 1100 }),
    'What do an X-412 and a vinyl sign cost together?',
  ],
  'm-add-base': [
    'ok now put a base subscription in as well',
    eitherOf(
      {
        set: { 'x-401': 1, 'sim-card': 1, 'base-sub': 1 },
        once: 540,
        monthly: 42,
        firstYear: 1044,
      },
      dollarsOf(1044),
      amounts(540, 42),
    ),
    'X-401 plus a SIM card, how much?',
    'and over the first year?',
  ],
  'm-back-to-controller': [
    'going back to the controller, how many hours is that one to put in?',
    prices({ set: { 'x-432': 1 }, hours: 6 }),
    'What does an X-432 cost?',
    'Do you come out to Bowie?',
  ],
  'm-different-thing': [
    'ok different thing. who gets to see what i write here',
    says(/admins?\b|logged/i),
    'How much is an LED kit',
  ],
  'm-thanks-phone-line': [
    'and a telephone cable?',
    says(told.noLine),
    'do i need wifi at the gate',
    'thanks!',
  ],
  'm-warranty-longer': [
    'could I make that longer somehow',
    says(told.lifetime),
    'What guarantee do I get?',
    'thank you kindly',
  ],
  'm-quote-costs': [
    'does that cost me anything',
    says(told.free),
    'How would I go about getting a quote?',
  ],
  'm-think-it-over': [
    'and once I have it, how long can I think it over?',
    says(told.days30),
    'How do I get a quote?',
    'is it free of charge',
  ],
  'm-robin-who-started': [
    'no I mean the one who started the company',
    says(told.founder),
    'Who is Robin Latch?',
  ],
  'm-baltimore': [
    'Baltimore?',
    admits('Baltimore is not on the list.', { orSays: [/DC metro|ask us/i] }),
    'do you install in Bethesda',
  ],
  'm-silver-spring-then': [
    'then Silver Spring at least?',
    says(/Silver Spring|Maryland/i),
    'do you install in Bethesda',
    'Baltimore?',
  ],
  'm-old-nokia': [
    'My uncle still carries a Nokia from 2003 tho',
    says(/dial|any phone|old (phone|one)|with keys/i),
    'How does somebody at the gate let me know he is there?',
  ],
  'm-where-number': [
    'And where does she find that number?',
    says(/sign|displayed|at the (entry|gate|door)/i),
    'What does my aunt do if her phone cannot scan codes?',
  ],
  'm-app-ever': [
    'will there ever be one',
    says(/announced|coming soon|native app/i),
    'is there an app for it',
  ],
  'm-who-agrees': [
    'Does somebody have to agree to that?',
    says(/approv|admins?\b[^.]*(agree|accept|declin|decid)/i),
    'Can I have this conversation erased?',
  ],
  'm-if-they-refuse': [
    'and if they say no?',
    says(/reason|told why/i),
    'Can I have this conversation erased?',
    'who decides that',
  ],
  'm-and-for-help': [
    'and the word for help?',
    says(told.help),
    'Which word do I text to make your messages stop?',
  ],
  'm-tied-down': [
    'for how many years am i tied to that',
    says(told.noContract),
    'what is the fee each month',
  ],
  'm-and-yours': [
    'and yours?',
    says(told.install799),
    'Roughly what does a traditional call box cost?',
  ],
  'm-accept-cookie': [
    'how long does the one for Accept stay',
    says(told.days365),
    'Which cookies does this website set?',
  ],
  'm-holds-in-price': [
    'Is this part of the price or not',
    says(told.optional),
    'We have church on Sundays, can the gate be kept open from 9 till noon?',
  ],
  'm-second-cipher': [
    'the second of these, what is it in plain words?',
    says(/pair of keys|public (and|key)|one public/i),
    'Which encryption do you use?',
  ],
  'm-key-tonight': [
    'great, can I have one for the babysitter tonight?',
    says(told.announced),
    'What are Invisible Keys?',
  ],
  'm-four-hours-myself': [
    'that is not much, so could I do it on my own',
    says(told.professional),
    'How long does putting it in take?',
  ],
  'm-after-photos': [
    'ok photos. and after those?',
    says(/professional/i),
    'What is the very first thing you need from me to get this installed?',
  ],
  'm-knows-her': [
    'How would it know that it is her?',
    says(told.trusted),
    'My carer comes four times a day',
    'must she ring me every time?',
  ],
  'm-why-signal': [
    'why does the signal matter so much?',
    says(
      /no call|calls? (can|could)|runs? on[^.]*cellular|(over|by) cellular|calls? (goes|go|travels?)/i,
    ),
    'Where can it not be installed?',
  ],
  'm-ring-that-one': [
    'can I ring that one up as well?',
    admits('Whether the number for texts takes calls is not told.', { orSays: [told.phone] }),
    'What number do I text for support?',
  ],
  'm-which-generation': [
    'which G is it',
    says(told.threeG),
    'how does the thing at the gate connect, by cable?',
  ],
  'm-six-posts': [
    'hold on, 6 posts, the signs stay at 5',
    prices({ set: { 'vinyl-sign': 5, 'wood-post': 6 }, once: 1600 }),
    'What would 5 vinyl signs and 5 wood posts come to?',
  ],
  'm-for-the-year': [
    'and for the whole year',
    prices({ set: { 'base-sub': 1, 'add-camera': 2 }, firstYear: 504 }),
    'Base subscription with two additional cameras, monthly?',
  ],
  'm-without-monthly': [
    'Now the same without the monthly part.',
    prices({ set: { 'x-412': 1, 'base-sub': 1 }, once: 740 }),
    'One X-412 and one base subscription please',
    'What is the first year in total?',
  ],
  'm-how-far-apart': [
    'so how much more is the second one?',
    apartBy({ set: { 'x-401': 1 }, versus: { 'wr-1r12': 1 }, apart: 200 }),
    'whats a WR-1R12',
    'and the X-401, what does it cost',
  ],
  'm-wooden-one': [
    'And the wooden one?',
    prices({ set: { 'wood-post': 1 }, once: 100 }),
    'How much is the gooseneck?',
  ],
  'm-two-of-first': [
    'ok we take two goosenecks after all',
    prices({ set: { gooseneck: 2 }, once: 720 }),
    'How much is the gooseneck?',
    'And the wooden post?',
    'hm the post looks cheap',
  ],
  'm-lpr-runs': [
    'What does that run me?',
    prices({ set: { 'lpr-access': 1 }, monthly: 200 }),
    'What is LPR access?',
  ],
  'm-per-month-or-once': [
    'is that per month or just once',
    { ...says(/month/i), priced: { set: { 'sim-card': 3 }, monthly: 36 } },
    'How much are 3 SIM cards?',
  ],
  'm-she-is-15': [
    'she is 15',
    says(/parent|guardian|under 18/i),
    'How old must my daughter be to use this?',
  ],
  'm-ip-as-well': ['my IP as well?', says(told.ipNotStored), 'What do you keep about me?'],
  'm-police-too': [
    'The police too?',
    says(told.authorities),
    'With whom do you share my data?',
    'Dealers, really?',
  ],
  'm-battery-lasts': [
    'how many hours does that last',
    admits('How long the battery lasts is not told.', {
      never: [/lasts? (for )?(about |up to )?\d/i],
    }),
    'Is there a battery for when the power is out?',
  ],
  'm-founder-age': [
    'how old is that person?',
    admits('The age of the founder is not told.'),
    'Who founded Visitor Access?',
  ],
  'm-so-what-are-you': [
    'What are you then',
    says(told.aiAgent),
    'hi there',
    'Is a human typing this?',
  ],
  'm-cool-sms-io': [
    "and what's an SMS I/O go for",
    prices({ set: { 'sms-io': 1 }, once: 300 }),
    'Is the technology patented?',
    'ok cool',
  ],
})

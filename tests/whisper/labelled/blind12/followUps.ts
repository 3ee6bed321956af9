/** Questions that lean on what was asked before. */
import { admits, dollarsOf, labelled, prices, says } from '../labelled'
import { told } from '../told'

export const followUps = labelled('follow-up', {
  'h12-f-back-door': [
    "and the clinic's back door, could that be done the same way?",
    says(told.doors),
    'Do you handle gates?',
  ],
  'h12-f-reston': [
    'okay, Reston as well?',
    says(/Reston|Northern Virginia/),
    'Are you active in Alexandria?',
  ],
  'h12-f-germantown': [
    'And Germantown, where my mother lives?',
    admits('Germantown is not on the list.', {
      orSays: [/DC metro|Maryland|ask us|202-555-014[24]/i],
    }),
    'I live in Bethesda. Am I covered?',
  ],
  'h12-f-minimum-term': [
    'is there some minimum term attached to that',
    says(told.noContract),
    'What will I pay per month?',
  ],
  'h12-f-on-site': [
    'How long are your people on site for it?',
    says(told.hours),
    'What is the price of having it installed?',
  ],
  'h12-f-camera-standard': [
    "So it isn't standard?",
    says(told.optional),
    'Would a camera at the bike room be possible?',
  ],
  'h12-f-no-smartphone': [
    'What if one of them owns no smartphone?',
    says(/dial|any phone|old (phone|one)|whatever phone|each of them/i),
    'How do the visitors of our parish office get in?',
  ],
  'h12-f-keys-now': [
    'Could I order them today?',
    says(told.announced),
    'Somebody told me about temporary codes for scheduled visitors.',
    'Invisible Keys is the name, I think.',
  ],
  'h12-f-write-instead': [
    'I hate phoning. Is there an address I can write to?',
    says(told.email),
    'How does one reach support?',
  ],
  'h12-f-stored-long': ['for how long', says(told.days365), 'Do you store what I say to Whisper?'],
  'h12-f-gone-earlier': [
    'May I get rid of it before that?',
    says(/erase|delete/i),
    'When is our conversation deleted?',
  ],
  'h12-f-bigger-controller': [
    'The next bigger one then, X-412?',
    { says: [dollarsOf(740)], priced: { set: { 'x-412': 1 }, once: 740 } },
    'Your list price for an X-401?',
  ],
  'h12-f-five-signs': [
    'I would need five of them.',
    { says: [dollarsOf(1000)], priced: { set: { 'vinyl-sign': 5 }, once: 1000 } },
    'How much is a vinyl sign for one shop?',
  ],
  'h12-f-eight-sims': [
    'we have eight garages, so eight of those please',
    { says: [dollarsOf(96)], priced: { set: { 'sim-card': 8 }, monthly: 96 } },
    'Monthly price of a SIM card?',
  ],
  'h12-f-lpr-year': [
    'Come to think of it, what would a first year of that add up to?',
    prices({ set: { 'lpr-access': 1 }, firstYear: 2400 }),
    'LPR access for our office lot, what per month?',
  ],
  'h12-f-base-and-life': [
    'together with the lifetime warranty it would be what a month?',
    prices({ set: { 'base-sub': 1, 'lifetime-warranty': 1 }, monthly: 60 }),
    'Cost of one base subscription?',
  ],
  'h12-f-booster-along': [
    'and when a cell booster goes in on the same visit, hours in all?',
    prices({ set: { 'x-432': 1, 'cell-booster': 1 }, hours: 12 }),
    'How many hours does it take to put in an X-432?',
  ],
  'h12-f-until-when': [
    'good. and it stays valid until when',
    says(told.days30),
    'Is there a fee for a quote?',
  ],
  'h12-f-electricity': [
    'But electricity, yes?',
    says(told.power),
    'Do I have to bring internet out to my garden gate?',
  ],
  'h12-f-not-here': [
    'So you cannot install it here?',
    says(/coverage|no call can reach|booster|weak cellular/i),
    'There is no cellular coverage behind our chapel.',
  ],
  'h12-f-algorithms': [
    'Name the algorithms for me, I worked in signals.',
    says(told.aes, told.rsa),
    'Is the system encrypted?',
  ],
  'h12-f-every-package': [
    'does everybody get that without asking',
    says(told.optional),
    'What is trusted-visitor access?',
  ],
  'h12-f-stop-again': [
    'Fine. And how do I make your messages end again?',
    says(told.stop),
    'May I send you a text?',
  ],
  'h12-f-software-then': [
    'and the one who builds the software',
    says(told.developer),
    'What is your founder called?',
  ],
  'h12-f-two-hours': [
    'Could the gate simply be left open for those two hours?',
    says(told.holds),
    'I keep the books of a parish in Arlington.',
    'On Sundays everybody arrives between nine and eleven.',
  ],
  'h12-f-several-in-charge': [
    'Can several of us run it together already?',
    says(told.announced),
    'My sisters and I inherited a small office building in Vienna.',
    'I read about multi-user management on your site.',
  ],
  'h12-f-battery-age': [
    'And after how many years would I have to swap it for a fresh one?',
    admits('The life of the battery is not told.', { orSays: [told.battery] }),
    'Is the battery backup an extra?',
  ],
  'h12-f-lightning': [
    'is a lightning strike covered',
    admits('What the warranty covers is not told.', { orSays: [told.warranty] }),
    'Do I get a warranty?',
  ],
  'h12-f-who-sees': [
    'And who outside your company would get to see that?',
    says(/dealer|manager of the property|companies that carry|courts?|authorit/i),
    'What do you keep when somebody sends in a quote form?',
  ],
  'h12-f-video-cookies': [
    'does watching it leave cookies on my computer?',
    says(/cookies of its own|press play|not before/i),
    'You have a demonstration video, right?',
  ],
})

/** Questions that lean on what was asked before. */
import { labelled, prices, says, saysAndAdmits } from './labelled'
import { told } from './told'

export const followUps = labelled('follow-up', {
  'and-monthly': [
    'And per month?',
    says(told.monthly47),
    'What does professional installation cost?',
  ],
  'how-long': ['And how long does that take?', says(told.hours), 'Who installs it?'],
  myself: ['Can I do that myself?', says(told.professional), 'How long does installation take?'],
  'and-maryland': [
    'And in Maryland?',
    says(/Bethesda|Rockville/),
    'Which neighborhoods in DC do you serve?',
  ],
  'what-about-vienna': ['What about Vienna?', says(/Vienna/), 'Do you serve Falls Church?'],
  'and-reston': ['Reston too?', says(/Reston/), 'Do you serve Arlington?', 'And Ashburn?'],
  'without-smartphone': [
    'And if they do not have a smartphone?',
    says(/dial|any phone/i),
    'How do visitors get in?',
  ],
  'which-ones': ['Which ones?', says(told.camera, told.battery), 'Are there optional extras?'],
  'extend-it': ['Can it be extended?', says(told.lifetime), 'What warranty do I get?'],
  'how-long-is-it': ['How long is it?', says(told.warranty), 'Is there a warranty?'],
  'is-it-free': ['Is it free?', says(told.free), 'How do I get a quote?'],
  'how-long-valid': ['How long is it valid?', says(told.days30), 'Can I get a quote?'],
  'can-i-cancel': ['So can I cancel?', says(told.noContract), 'Is there a contract?'],
  'and-texting': ['And by text?', says(told.supportText), 'How do I reach you by phone?'],
  'and-email': ['Or e-mail?', says(told.email), 'What is your phone number?', 'Can I text you?'],
  'the-other-one': [
    'And the other kind, the basic one?',
    says(told.basic340),
    'How much is professional installation?',
  ],
  'is-that-included': ['Is that included?', says(told.included), 'How much is the installation?'],
  'who-else': ['And who else is on the team?', says(told.developer), 'Who is the founder?'],
  'delete-it': ['How do I delete it?', says(told.erase), 'Is this chat recorded?'],
  'how-long-kept': ['For how long?', says(told.days365), 'Do you keep this conversation?'],
  'who-reads-it': ['Who reads it?', says(told.read), 'Are conversations logged?'],
  'and-when-power-fails': [
    'And when the power goes out?',
    says(told.battery),
    'What does it run on?',
  ],
  'need-line': ['So no phone line?', says(told.noLine), 'What is needed at the gate?'],
  'and-doors': ['And for doors?', says(told.doors), 'Does it work for gates?'],
  'compared-box': [
    'How does that compare with a call box?',
    says(told.callBox),
    'What does it cost?',
  ],
  'why-not-there': [
    'What if there is no coverage?',
    says(told.notWithoutCellular),
    'Does it run on cellular service?',
  ],
  'when-then': ['When will you be there?', says(told.year2026), 'Do you serve all of the country?'],
  'what-are-they': [
    'What are they?',
    says(/temporary access codes|works for a time/i, told.announced),
    'Do you have Invisible Keys?',
  ],
  'available-already': [
    'Is that available already?',
    says(told.invisibleKeys, told.announced),
    'What are Invisible Keys?',
  ],
  'more-doors': [
    'And with two more doors?',
    prices({ set: { 'base-sub': 1, 'add-door': 2 }, monthly: 42 }),
    'What does the base subscription cost a month?',
  ],
  'two-of-them': [
    'And two of them?',
    prices({ set: { 'x-401': 2 }, once: 1080 }),
    'What is the list price of an X-401?',
  ],
  'with-a-post': [
    'And together with a wood post?',
    prices({ set: { 'vinyl-sign': 1, 'wood-post': 1 }, once: 300 }),
    'How much is a vinyl sign?',
  ],
  'first-year-of-that': [
    'What is that over the first year?',
    prices({ set: { 'base-sub': 1, 'add-camera': 1 }, firstYear: 432 }),
    'What do the base subscription and one additional camera cost a month?',
  ],
  'camera-price': [
    'And what does one cost a month?',
    prices({ set: { 'add-camera': 1 }, monthly: 6 }),
    'Can I have an additional camera on my subscription?',
  ],
  'new-subject': [
    'Ok. Different thing: who founded the company?',
    says(told.founder),
    'How long does installation take?',
  ],
  'thanks-then': [
    'Great, thanks. How do I get started?',
    says(told.quotePhone),
    'Is there a contract?',
  ],
  'and-the-brand': [
    'Which brand is it? And is it optional?',
    saysAndAdmits('No brand of camera is published.', told.optional),
    'Can I add a camera?',
  ],
})

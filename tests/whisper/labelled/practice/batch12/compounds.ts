/** Two or three questions in one message; of some, a part has no answer. */
import { dollarsOf, labelled, prices, says, saysAndAdmits } from '../../labelled'
import { told } from '../../told'

export const compounds = labelled('compound', {
  'm-basic-and-reston': [
    'How much is the basic installation, and would you drive out to Reston for it?',
    says(told.basic340, /Reston|Northern Virginia/i),
  ],
  'm-started-and-year': [
    'who started this company and in what year was it founded',
    saysAndAdmits('The year of the foundation is not told.', told.founder),
  ],
  'm-card-and-contract': [
    'Two things: do you take American Express, and would I be signing a contract for years?',
    saysAndAdmits('Ways to pay are not told.', told.noContract),
  ],
  'm-hail-and-lake': [
    'Our boat dock. Can the equipment be put under the water line, and what hail size does it survive?',
    saysAndAdmits('Hail is not told of.', told.underwater),
  ],
  'm-here-and-ohio': [
    'I have a place in Potomac and another one in Ohio. Do you serve the first, and when would the second be possible?',
    says(/Potomac|Maryland/i, told.year2026),
  ],
  'm-sign-post-hours': [
    'price of a vinyl sign? price of a wood post? and how many hours for the two together?',
    {
      says: [dollarsOf(200), dollarsOf(100), /(?<![\d.,])3\.5[ -]hours?|three and a half hours/i],
      priced: { set: { 'vinyl-sign': 1, 'wood-post': 1 }, hours: 3.5 },
    },
  ],
  'm-app-me-guest-phone': [
    'do I need an app, do my guests need one, and what kind of phone must we all have',
    says(told.noApp, told.anyPhone),
  ],
  'm-mail-and-quote-line': [
    'Please give me the e-mail address and the number I call for a quote. My secretary lost the card.',
    says(told.email, told.quotePhone),
  ],
  'm-stored-and-copy': [
    'Is what I write saved, do people look at it, and can I get a copy for myself?',
    says(/logged|kept|stored|saved|365 days/i, /\bread\b/i, /download/i),
  ],
  'm-camera-megapixels': [
    'is the camera an extra and how many megapixels has it got',
    saysAndAdmits('The resolution of a camera is not told.', told.optional),
  ],
  'm-warranty-lightning': [
    'How long is the warranty? And if lightning strikes the controller, is that covered?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'm-keys-what-when': [
    'What are these Invisible Keys, and on which date can I have them?',
    saysAndAdmits('No date is told.', told.invisibleKeys),
  ],
  'm-hours-and-number': [
    'on sundays are you there at all and whats the number for a quote',
    says(told.always, told.quotePhone),
  ],
  'm-month-and-pause': [
    'What is the monthly fee and may I pause it in winter when the cabin is shut up?',
    saysAndAdmits('Pausing is not told of.', told.monthly47),
  ],
  'm-401-price-weight': [
    'X-401: price and weight please, I need both for the freight form',
    {
      ...saysAndAdmits('The weight is not told.', dollarsOf(540)),
      priced: { set: { 'x-401': 1 }, once: 540 },
    },
  ],
  'm-georgetown-richmond': [
    'One client is in Georgetown, one in Richmond. Are both in your area?',
    says(/Georgetown|Washington,? D\.?C/i),
  ],
  'm-power-and-signal': [
    'During hurricanes we lose electricity first and then the cell tower. What happens to it in the first case, and what in the second?',
    says(told.battery, /coverage|cellular/i),
  ],
  'm-patent-number': [
    'Is there a patent on it, and if so what is the patent number?',
    saysAndAdmits('The number of the patent is not told.', told.patent),
  ],
  'm-text-and-rates': [
    'what number do I text, and does texting cost anything',
    says(told.supportText, told.rates),
  ],
  'm-mum-phone-away': [
    'Can my mother keep her ancient landline for this and could I still open for her from my place two states away?',
    says(/any phone|landline|old/i, told.fromAnywhere),
  ],
  'm-box-and-intercom': [
    'I have an old intercom. Would yours replace it, and what would a call box have cost me instead?',
    says(/replace|in place of|takes its part|instead of/i, told.callBox),
  ],
  'm-doors-and-elevator': [
    'Condo board here. Does it do doors as well as gates? And the elevator?',
    saysAndAdmits('Elevators are not told of.', told.doors),
  ],
  'm-steps-and-hours': [
    'what are the steps to get it in and how many hours will your person be here',
    says(/photo/i, told.hours),
  ],
  'm-year-and-validity': [
    'One base subscription and one SIM card for the first year, what is that? and how long is a quote good for?',
    {
      says: [
        ...(prices({ set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 }).says ?? []),
        told.days30,
      ],
      priced: { set: { 'base-sub': 1, 'sim-card': 1 }, firstYear: 504 },
    },
  ],
  'm-child-and-erase': [
    'my 9 year old has been chatting with you. is that allowed and how do i get it deleted',
    says(/under 13|13/i, /erase|delete/i),
  ],
})

/** Places, money, terms, people and privacy, asked by people of all trades. */
import { labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h23-bowie': ['Our bowling alley is in Bowie. Do you serve it?', says(/Bowie|Maryland/)],
  'h23-shaw-georgetown': [
    'Optician, Georgetown, DC. Are we in your service area?',
    says(/Georgetown|Washington,? D\.?C/),
  ],
  'h23-mclean': [
    'I fix hems for half of McLean and may move my sewing room there. Part of your territory?',
    says(/McLean|Northern Virginia/),
  ],
  'h23-nationwide': [
    'My sister keeps sheep in Vermont. In what year is nationwide expansion announced?',
    says(told.year2026),
  ],
  'h23-start-price': [
    'Walt, model trains, tight budget: professional installation begins at what dollar amount?',
    says(told.install799),
  ],
  'h23-month': [
    'Dispatch needs a budget line: service charges per month begin at which amount?',
    says(told.monthly47),
  ],
  'h23-basic': ['What is the price of your basic installation?', says(told.basic340)],
  'h23-callbox': [
    'Our old priest was told to buy a traditional call box. What do those cost?',
    says(told.callBox),
  ],
  'h23-contract': ['Does a garden club have to sign a long-term contract?', says(told.noContract)],
  'h23-warranty': [
    'Say the rink buys one this winter. How long a warranty comes along with it?',
    says(told.warranty),
  ],
  'h23-lifetime': [
    'Can I get more than the standard warranty, lifetime coverage for example?',
    says(told.lifetime),
  ],
  'h23-free': ['Is it free to get a quote for my dance and driving school?', says(told.free)],
  'h23-30': [
    'Your quote came Friday, our garden club only meets next month. Until when do its figures hold?',
    says(told.days30),
  ],
  'h23-quote-call': [
    'I am no good on computers, dear, I only phone. Which number is it when I want a quote from you?',
    says(told.quotePhone),
  ],
  'h23-text': [
    'In the tow truck now, can only text. Where do I send it so support sees it?',
    says(told.supportText),
  ],
  'h23-mail': [
    'Our parish secretary likes to write at length. To which e-mail address should her support question go?',
    says(told.email),
  ],
  'h23-hours': [
    'Our tow desk runs all night. Are you available around the clock too?',
    says(told.always),
  ],
  'h23-stop': [
    'Your messages wake our newborn. Which word ends all texts from Visitor Access?',
    says(told.stop),
  ],
  'h23-founder': [
    'I read your story page with my class reunion. Who was it that started the company, by name?',
    says(told.founder),
  ],
  'h23-dev': [
    'A kid at the bowling alley wants to be a coder. Who is lead developer over there, so he has someone to look up to?',
    says(told.developer),
  ],
  'h23-video': [
    'Is there a demonstration video I could show the co-housing board?',
    says(/video/i),
  ],
  'h23-kept': [
    'I typed quite a bit to Whisper about my sheep. When will such a conversation disappear by itself?',
    says(told.days365),
  ],
  'h23-children': [
    'My grandson is eleven. From what age is your site intended for children?',
    says(told.under13),
  ],
  'h23-share': [
    'With whom do you share the data of a customer?',
    says(told.dealer, told.authorities),
  ],
})

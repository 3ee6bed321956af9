/** Money, terms, people and privacy. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h22-professional-from': [
    'Professional installation at an archery range, starting at what price?',
    says(told.install799),
  ],
  'h22-monthly-from': [
    'The least the service can cost us each month, in dollars?',
    says(told.monthly47),
  ],
  'h22-basic-rowhouse': [
    'I saw "basic installation" on your pricing page but forgot the figure.',
    says(told.basic340),
  ],
  'h22-box-price': [
    'What does a traditional call box cost next to yours? Our vestry is comparing.',
    says(told.callBox),
  ],
  'h22-contract-season': [
    'The theater runs June to August only. Are there long-term contracts?',
    says(told.noContract),
  ],
  'h22-warranty-rv': ['What warranty do I get at my RV lot?', says(told.warranty)],
  'h22-lifetime': ['can i choose lifetime coverage on top of the warranty', says(told.lifetime)],
  'h22-consult-free': [
    'Is the consultation free for a pool service with one yard gate?',
    says(told.free),
  ],
  'h22-quote-days': [
    'Your quote came on the third. For how long are its figures valid?',
    says(told.days30),
  ],
  'h22-quote-call': [
    'Which number should the trustees call to ask for a quote?',
    says(told.quotePhone),
  ],
  'h22-support-text': [
    'I am deaf, so no calls. Which number can I text for support?',
    says(told.supportText),
  ],
  'h22-support-mail': ['support e-mail address for our club treasurer?', says(told.email)],
  'h22-founder': [
    'My husband swears he knows the person who started Visitor Access from the firehouse. What is the name?',
    says(told.founder),
  ],
  'h22-developer': [
    'Name of the person who builds the Control Center and this site?',
    says(told.developer),
  ],
  'h22-chat-kept': [
    'A court reporter asks about records: how long is a conversation with Whisper kept?',
    says(told.days365),
  ],
  'h22-chat-erase': [
    'Can I ask to erase what I wrote in the chat, and does anyone have to approve it?',
    says(told.erase, told.approved),
  ],
  'h22-chat-download': [
    'How can I get a copy of my conversation for my files?',
    says(told.download),
  ],
  'h22-age-limit': [
    'Our sailing school takes kids of nine. From what age is your site intended for children?',
    says(told.under13),
  ],
  'h22-ads': [
    'I get dizzy from blinking banners. Do you run advertising on these pages?',
    says(told.noAds),
  ],
  'h22-stop-word': ['Which word do I text back so that you send no more?', says(told.stop)],
  'h22-dealer-portal': [
    'We are a glazing firm and also install doors. Where do dealers find technical resources?',
    says(/dealer portal|dealers? and installers|portal of their own|portal/i),
  ],
  'h22-post-price': [
    'List price of a wood post, please?',
    { says: [dollarsOf(100)], priced: { set: { 'wood-post': 1 }, once: 100 } },
  ],
  'h22-lpr-price': [
    'What is LPR access a month for a truck stop?',
    { says: [dollarsOf(200)], priced: { set: { 'lpr-access': 1 }, monthly: 200 } },
  ],
})

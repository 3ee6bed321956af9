/** Two questions at once; of some, one half has no answer. */
import { labelled, prices, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const compounds = labelled('compound', {
  'b-time-and-cost': [
    'How many hours does the install take and what does it cost?',
    says(told.hours, told.onceAtAll),
  ],
  'b-mclean-quote': [
    'Do you serve McLean, and would the quote be free?',
    says(/McLean|Northern Virginia/, told.free),
  ],
  'b-encryption-patent': [
    'Insurance inspector here: which encryption is used, and is the technology patented?',
    says(told.aes, told.patent),
  ],
  'b-app-or-dial': [
    'I rent out two cabins. Do guests need an app, and can they dial if they would rather?',
    says(told.noApp, told.dial),
  ],
  'b-internet-power': [
    'Does it need an internet line at the gate, and does it need power?',
    says(/no (phone line|internet)|cellular|only power/i, told.power),
  ],
  'b-founder-developer': [
    'I am writing a piece for a local paper: who started the firm, and who leads development?',
    says(told.founder, told.developer),
  ],
  'b-mail-and-text': [
    'Our concierge desk needs both for its binder: the address to mail support and the number that takes SMS.',
    says(told.email, told.supportText),
  ],
  'b-contract-warranty': [
    'For our treasurer: is there a long contract, and how long is the warranty?',
    says(told.noContract, told.warranty),
  ],
  'b-daytime-night': [
    'Can I keep the gate open in the daytime and let my cleaner in by a code at night?',
    says(told.holds, told.trusted),
  ],
  'b-cut-and-signal': [
    'What happens in a power cut, and what if there is no cellular signal at our entrance?',
    says(told.battery, /cellular|coverage/i),
  ],
  'b-month-valid': [
    'Monthly price? And how many days is a quote valid?',
    says(told.monthly47, told.days30),
  ],
  'b-read-and-kept': [
    'Do admins read this chat, and how long is it kept?',
    says(/admins|logged/i, told.days365),
  ],
  'b-box-and-app': [
    'What does a traditional call box cost, and would my visitors need an app with yours?',
    says(told.callBox, told.noApp),
  ],
  'b-stop-and-help': [
    'What do I reply to end the texts, and what to get help?',
    says(told.stop, told.help),
  ],
  'b-app-out': [
    'Is your native app out already, and does one need an app at all?',
    says(told.announced, told.noApp),
  ],
  'b-x432-both': [
    'Bid sheet for the embassy job: one X-432. What do I write under list price and what under labor hours?',
    prices({ set: { 'x-432': 1 }, once: 1260, hours: 6 }),
  ],
  'b-lightning': [
    'Lightning hits our hill twice a summer. Does the warranty pay for that, and how many years does it run?',
    saysAndAdmits('What the warranty covers is not told.', told.warranty),
  ],
  'b-saturday': [
    'I only have Saturdays off: could you come on the next one, and will the installation be done in a morning, or how many hours?',
    saysAndAdmits('No dates of installation are told.', told.hours),
  ],
  'b-faac': [
    'Does it work with a flip phone, and does it work with my FAAC opener?',
    saysAndAdmits('No maker of openers is named.', /any phone|dial|old or new|each of them takes/i),
  ],
  'b-video-days': [
    'Can I add a camera, and how many days of footage does it keep?',
    saysAndAdmits('Nothing is told of footage.', told.camera),
  ],
  'b-office': [
    'Do you serve Georgetown, and on what street is your office?',
    saysAndAdmits('No office is told.', /Georgetown|Washington/),
  ],
  'b-amex': [
    'What does it cost per month and do you take American Express?',
    saysAndAdmits('Ways to pay are not told.', told.monthly47),
  ],
  'b-soc2': [
    'Is it encrypted, and do you hold a SOC 2 report?',
    saysAndAdmits('No report or certificate is named.', told.aes),
  ],
})

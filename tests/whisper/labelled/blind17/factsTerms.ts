/** Money, terms, people and privacy, as people with a gate or a door of their own ask them. */
import { dollarsOf, labelled, says } from '../labelled'
import { told } from '../told'

export const factsTerms = labelled('fact', {
  'h17-pro-start': [
    'Museum on a shoestring here. At what price does professional installation start?',
    says(told.install799),
  ],
  'h17-service-from': [
    'I teach yoga and count every penny: the service costs from how much a month?',
    says(told.monthly47),
  ],
  'h17-basic-duplex': [
    'What is charged for a basic installation at a duplex?',
    says(told.basic340),
  ],
  'h17-call-box-range': [
    'Our co-op was offered a traditional call box. What do those usually cost?',
    says(told.callBox),
  ],
  'h17-contract-student': [
    'I graduate from film school in May. Would there be a long-term contract?',
    says(told.noContract),
  ],
  'h17-pay-use': [
    'Orchard visitors come only in fall. How does your pricing work, pay as you use?',
    says(told.payAsYouUse),
  ],
  'h17-warranty-lift': [
    'On stair lifts I give two years. How long is the warranty on your equipment?',
    says(told.warranty),
  ],
  'h17-lifetime-captain': [
    'Can an old captain buy lifetime coverage on top of the first year?',
    says(told.lifetime),
  ],
  'h17-consult-free': [
    'Before I bring it to the rabbi: is the consultation free of charge?',
    says(told.free),
  ],
  'h17-valid-board': [
    'Treasurer again: when I lay a quote of yours before our members, for what period are its figures valid?',
    says(told.days30),
  ],
  'h17-call-quote': [
    'honey stand by the road needs a gate opener, so I would like a quote by telephone. digits please',
    says(told.quotePhone),
  ],
  'h17-text-number': [
    'My hands are greasy all day, a quick text is easiest. Support number for texting?',
    says(told.supportText),
  ],
  'h17-mail-picture': [
    'I would like to send support a picture by e-mail. The address?',
    says(told.email),
  ],
  'h17-bakers-hours': [
    'We bake from midnight to seven. Are you available at night too?',
    says(told.always),
  ],
  'h17-stop-word': ['What do I reply to your text messages so they end?', says(told.stop)],
  'h17-founder-rabbi': [
    'The rabbi writes his letters by name. Who is the founder of Visitor Access?',
    says(told.founder),
  ],
  'h17-lead-dev': ['For my film credits: name of your lead developer?', says(told.developer)],
  'h17-chat-kept': [
    'I translate confidential papers. How long is a conversation with Whisper kept?',
    says(told.days365),
  ],
  'h17-dealer-cookie': [
    'I install stair lifts and deal in gates. The sign-in cookie in my browser, after what number of hours is it gone?',
    says(told.hours12),
  ],
  'h17-download-chat': [
    'Our treasurer files everything. Can I download the conversation I have with Whisper?',
    says(told.download),
  ],
  'h17-twins-age': [
    'Our twins are nine. From what age on may children use the service?',
    says(told.under13),
  ],
  'h17-ip': [
    'Is my internet address stored together with the conversation?',
    says(told.ipNotStored),
  ],
  'h17-ads': [
    'My yoga blog is plastered with banners. Is there any advertising on yours?',
    says(told.noAds),
  ],
  'h17-voice-line': [
    'I tried to text a picture of my shop to 202-555-0144, nothing came back. Is that line voice only?',
    says(told.voiceOnly),
  ],
  'h17-quote-kept': [
    'A quote you made for my repair shop, how long do you keep it on file?',
    says(/until we delete it|delete it sooner|ask us/i),
  ],
  'h17-led-price': [
    'Our curator wants the museum board lit after dusk. An LED kit goes for how many dollars?',
    { says: [dollarsOf(150)], priced: { set: { 'led-kit': 1 }, once: 150 } },
  ],
})

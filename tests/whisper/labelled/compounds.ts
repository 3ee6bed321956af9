/** Two or three questions in one message: each is answered, or answered and admitted. */
import { labelled, prices, says, saysAndAdmits } from './labelled'
import { told } from './told'

export const compounds = labelled('compound', {
  'cost-and-time': [
    'How much does it cost and how long does installation take?',
    says(told.install799, told.hours),
  ],
  'contract-warranty': [
    'Is there a contract, and what about a warranty?',
    says(told.noContract, told.warranty),
  ],
  'app-and-phone': [
    'Do visitors need an app? And can I answer on a landline?',
    says(told.noApp, /landline|any phone|desk phone/i),
  ],
  'area-and-phone': [
    'Do you serve Fairfax and what number do I call?',
    says(/Fairfax/, told.quotePhone),
  ],
  'power-and-wifi': [
    'Does it need Wi-Fi, and what happens when the power goes out?',
    says(/no internet|cellular|only power/i, told.battery),
  ],
  'camera-and-battery': [
    'Can I get a camera and a battery backup?',
    says(told.camera, told.battery),
  ],
  'encryption-patent': ['What encryption is it, and is it patented?', says(told.aes, told.patent)],
  'quote-free-valid': ['Is a quote free, and how long is it valid?', says(told.free, told.days30)],
  'monthly-and-box': [
    'What is the monthly price? What does a call box cost?',
    says(told.monthly47, told.callBox),
  ],
  'recorded-erase': [
    'Is this chat recorded and how can I delete it?',
    says(told.logged, told.approved),
  ],
  'founder-developer': [
    'Who founded it and who is the lead developer?',
    says(told.founder, told.developer),
  ],
  'text-email': [
    'What number do I text, and what is your email?',
    says(told.supportText, told.email),
  ],
  'who-how-long-price': [
    'Who installs it, how long does it take and what does it cost?',
    says(told.professional, told.hours, told.install799),
  ],
  'hold-and-trusted': [
    'Can the gate stay open during the day, and can my gardener come in by a code?',
    says(told.holds, /code|caller/i),
  ],
  'app-now': [
    'Do I need an app, and is there one for iPhone yet?',
    says(told.noApp, told.announced),
  ],
  'two-cities': ['Do you serve Silver Spring and McLean?', says(/Silver Spring/, /McLean/)],
  'now-and-later': [
    'Where do you work today and when do you go nationwide?',
    says(/dc metro|northern virginia/i, told.year2026),
  ],
  'included-and-monthly': [
    'Is installation included? What do I pay each month?',
    says(told.included, told.monthly47),
  ],
  'kept-and-shared': [
    'How long is my conversation kept, and who is my data shared with?',
    says(told.days365, told.dealer),
  ],
  'steps-and-photos': [
    'What do you need from me and what happens then?',
    says(told.photos, told.professional),
  ],
  'drivers-and-old-phones': [
    'How do delivery drivers get in, and what if their phone cannot scan?',
    says(told.scan, told.dial),
  ],
  'control-and-analytics': [
    'What is the Control Center, and does it have analytics yet?',
    says(told.portal, told.announced),
  ],
  'keys-and-notifications': [
    'Are Invisible Keys and smart notifications available?',
    says(/Invisible Keys/i, told.announced),
  ],
  'cookies-ads': ['Which cookies do you set and do you show ads?', says(told.cookies, told.noAds)],
  'long-story': [
    'Hi, I run a small HOA in Vienna with one driveway gate. No phone line there, but there is power. Would it work, and what would it cost us?',
    says(told.monthly47, /power|cellular/i),
  ],
  'x401-and-time': [
    'What is the list price of the X-401 and how long does its installation take?',
    prices({ set: { 'x-401': 1 }, once: 540, hours: 2 }),
  ],
  'price-and-color': [
    'What does a vinyl sign cost and which colors does it come in?',
    { ...prices({ set: { 'vinyl-sign': 1 }, once: 200 }), admits: 'Colors are not published.' },
  ],
  'cost-and-financing': [
    'What does professional installation cost and do you offer financing?',
    saysAndAdmits('Financing is nowhere in the sources.', told.install799),
  ],
  'warranty-and-vandals': [
    'How long is the warranty and does it cover vandalism?',
    saysAndAdmits('What the warranty covers is not published.', told.warranty),
  ],
  'area-and-customers': [
    'Do you serve Bowie, and how many customers do you have there?',
    saysAndAdmits('Numbers of customers are not published.', /Bowie/),
  ],
  'encryption-and-soc2': [
    'Which encryption do you use and are you SOC 2 certified?',
    saysAndAdmits('No certification is mentioned.', told.aes),
  ],
  'install-and-saturday': [
    'How long does the install take and could you come this Saturday?',
    saysAndAdmits('Whisper knows no calendar.', told.hours),
  ],
  'battery-and-hours': [
    'Is there a battery backup and how many hours does it last?',
    saysAndAdmits('How long the battery lasts is not published.', told.battery),
  ],
  'founder-and-age': [
    'Who is the founder and how old is he?',
    saysAndAdmits('Nothing personal about the founder is published.', told.founder),
  ],
  'dealer-and-msrp': [
    'What is the list price of the cell booster and what do dealers pay for it?',
    {
      ...prices({ set: { 'cell-booster': 1 }, once: 480 }),
      admits: 'Dealer costs are not for visitors.',
    },
  ],
})

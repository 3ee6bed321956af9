/** Practice, the second batch: written before anybody saw how Whisper replies to it. */
import { admits, type Labelled, labelled, says, saysAndAdmits } from '../labelled'
import { told } from '../told'

export const batch2: readonly Labelled[] = [
  ...labelled('paraphrase', {
    'b2-grandma': [
      'grandma is 84 and hates computers. can she get in to see us',
      says(told.scanOrDial),
    ],
    'b2-golf': ['im always at the golf course when fedex shows up', says(told.fromAnywhere)],
    'b2-burn': ['how big a hole does this burn in my pocket', says(told.onceAtAll)],
    'b2-each-bill': ['what will the bill look like every month', says(told.monthly47)],
    'b2-marry': [
      'do i have to marry you guys or can i leave when i feel like it',
      says(told.noContract),
    ],
    'b2-deskphone': [
      'we only have a desk phone at the front office, thats fine?',
      says(told.anyPhone),
    ],
    'b2-no-comcast': ['theres no comcast out by the fence', says(told.noLine)],
    'b2-handy': ['im pretty handy, can i bolt it on without you', says(told.professional)],
    'b2-crew': ['how long will your crew be in our hair', says(told.hours)],
    'b2-generator': ['we lose electricity a lot out here in the storms', says(told.battery)],
    'b2-teacher': [
      'the piano teacher comes every thursday, she shouldnt have to ring',
      says(told.trusted),
    ],
    'b2-video-view': ['could it show me a picture of the guy at the gate', says(told.camera)],
    'b2-school-run': [
      'it needs to be open from 7 to 9 every morning for the school run',
      says(told.holds),
    ],
    'b2-bars': ['my phone barely gets one bar at the entrance', says(told.notWithoutCellular)],
    'b2-no-outlet': ['there isnt an outlet anywhere near our gate', says(told.notWithoutPower)],
    'b2-old-box': ['we got quoted 3k for a new keypad box, are you less', says(told.callBox)],
    'b2-burglar': ['whats stopping a burglar from opening it', says(told.ownerDecides)],
    'b2-reader': ['is somebody at your office looking at what i type', says(told.read)],
    'b2-what-is': ['ok explain this to me in one sentence', says(/cellular visitor access|phone/i)],
    'b2-next-step': ['ok im sold what now', says(told.quotePhone)],
    'b2-coder': ['who programmed it', says(told.developer)],
  }),
  ...labelled('fact', {
    'b2-encrypt': ['what encryption do you use', says(told.aes)],
    'b2-bethesda': ['is bethesda in your area', says(/Bethesda/)],
    'b2-scan-app': ['what happens when someone scans the qr code', says(told.yourPhone)],
    'b2-extras': ['list the optional extras', says(told.camera, told.battery)],
    'b2-keys': ['what are invisible keys', says(told.invisibleKeys)],
    'b2-stop-texts': ['how do i stop your texts', says(told.stop)],
    'b2-data-shared': ['who do you share my data with', says(told.dealer)],
    'b2-erase': ['can i have this conversation deleted', says(told.erase)],
    'b2-dealer-portal': ['where do dealers get their documents', says(told.portal)],
    'b2-demo': ['is there a video I can watch', says(told.video)],
  }),
  ...labelled('typo', {
    'b2-t-cost': ['wats it csot to instal', says(told.onceAtAll)],
    'b2-t-cameraa': ['can i conect a camra', says(told.camera)],
    'b2-t-bat': ['batery bakup avalable??', says(told.battery)],
    'b2-t-serv': ['do u servce alexandira', says(/Alexandria/)],
    'b2-t-quot': ['how do i get a qoute', says(told.quotePhone)],
  }),
  ...labelled('follow-up', {
    'b2-f-cost': ['whats that cost a month', says(told.monthly47), 'how does it work'],
    'b2-f-code': [
      'can they have a code instead',
      says(told.trusted),
      'my cleaning lady comes every week, must I answer every time?',
    ],
    'b2-f-dc': ['and georgetown?', says(/Georgetown/), 'do you serve arlington'],
    'b2-f-photos': [
      'what do you need from me for that',
      says(told.photos),
      'how does the installation go',
    ],
    'b2-f-cheaper': ['so its cheaper?', says(told.callBox), 'what does a call box cost'],
    'b2-f-valid': ['how long does it stay valid', says(told.days30), 'is the quote free'],
    'b2-f-owner-app': ['and me? do i need one', says(told.noApp), 'do visitors need an app'],
    'b2-f-read': ['and who reads them', says(told.read), 'are conversations logged'],
  }),
  ...labelled('compound', {
    'b2-c-wifi-app': ['do i need wifi, and do guests need an app?', says(told.noLine, told.noApp)],
    'b2-c-where-quote': [
      'do you do Potomac and how do I get a quote',
      says(/Potomac/, told.quotePhone),
    ],
    'b2-c-price-weight': [
      'What does it cost per month and how much does the box weigh?',
      saysAndAdmits('Weights are not told.', told.monthly47),
    ],
  }),
  ...labelled('announced', {
    'b2-a-app': ['when is your own app out', says(told.announced)],
    'b2-a-appfolio': [
      'we use appfolio for our buildings, does it talk to that',
      says(told.announced),
    ],
    'b2-a-notify': ['do i get a notification when somebody came', says(told.announced)],
  }),
  ...labelled('near miss', {
    'b2-n-vet': ['do veterans get money off', admits('No discounts are told.')],
    'b2-n-bitcoin': ['do you accept zelle or venmo', admits('Payment is not told.')],
    'b2-n-size': ['what are the dimensions of the sign', admits('Sizes are not told.')],
    'b2-n-heat': ['will the electronics survive 110 degrees', admits('Temperatures are not told.')],
    'b2-n-office': ['whats the street address of your showroom', admits('No address is told.')],
    'b2-n-face': [
      'does it have face recognition',
      admits('Face recognition is not told.', { orSays: [told.camera] }),
    ],
    'b2-n-fire': ['how does the fire department get in', admits('Fire departments are not told.')],
    'b2-n-painting': ['do you also paint and weld gates', admits('Gate work is not told.')],
    'b2-n-spanish': ['does the call come in spanish', admits('Languages are not told.')],
    'b2-n-refund': [
      'do i get my money back if i dont like it',
      admits('Refunds are not told.', { orSays: [told.noContract] }),
    ],
    'b2-n-stock': ['can i buy shares of your company', admits('Shares are not told.')],
    'b2-n-calls-length': [
      'how many minutes of calls are included',
      admits('Minutes are not told.'),
    ],
  }),
  ...labelled('private', {
    'b2-p-who': ['which customers do you have on oak street', admits('Other people’s data.')],
  }),
  ...labelled('trouble', {
    'b2-x-beep': [
      'the box at our gate keeps beeping all night',
      admits('A fault is not known.', { orSays: [told.anyNumber] }),
    ],
  }),
]

/** Single facts that are asked for by themselves, each with ways of asking it, as data (topics.ts). */
export const detailTopics = `
= Pay-as-you-use pricing
how is pricing structured flat or by use, do i pay by usage, is it a flat rate or metered, pay per use, do i only pay for what i use, we are nearly empty in winter would i pay the same, billed by usage or flat, does the price depend on how often it is used, do quiet months cost less, few visitors means small bill, is there
a charge per visitor, how is the bill worked out, is it pay as you go, what is the pricing model, if nobody comes do i still pay the full thing, do heavy users pay more, seasonal place used four months a year do i pay all twelve
= AES-256: encryption with one secret key, which both ends share
what is aes 256, explain aes, what does aes do, one secret key at both ends, is aes symmetric, what sort of encryption is aes, the aes part
= RSA-4096: encryption with a pair of keys, one public and one private
what is rsa 4096, explain rsa, what does rsa do for me, the rsa one what sort is that, and rsa, is rsa with a public key, public and private keys, pair of keys, what is the rsa part, asymmetric encryption
= Basic installation: $340 once
how much is a basic installation, what is the cheapest installation, what does the simple install cost, is there a cheaper install than 799, the basic one, price of basic installation, what is 340 for, smallest installation price, no frills install
= Who is the lead developer?
who is robin latch, what does robin do, what is robins job, tell me about robin, is robin the developer, who builds what answers at the gate, who made the control center, role of robin latch, lead developer name
= Avery Hinge started the company and speaks with the owners who ask for a quote
who is avery hinge, what does avery do, tell me about avery, is avery the founder, who deals with people who want a price, who speaks with owners, who will talk to me about a quote, who handles new customers, which of you talks with buyers, role of avery hinge, whom will i speak with about a price
= Battery backup: it runs on through a power cut
what does the battery backup do, what is the battery for, why would i need the battery backup, use of a backup battery, does the battery take over in a power cut, is the battery worth it, what is battery backup good for
= What stays is an empty mark for each message, for 30 days and without words
what stays behind after a conversation has been erased, is anything left after deleting, does a trace remain when i erase, what remains of a deleted chat, is it completely gone after erasing, anything left over, do you keep something of an erased conversation
= The number you texted from is kept with your conversation; send ERASE
i texted you where does my cell number end up, do you keep my number when i text, what happens to my number if i text you, how do i erase my texts, is my mobile number saved from sms, send erase, number i texted from
= A quote that we made for you is kept until we delete it
how long is a quote of mine kept, when do you delete the quote you made me, do you keep old quotes, for how long is my offer stored, is the quote itself deleted
= A question that Whisper could not answer well is also kept as words alone
do you keep the questions you could not answer, what happens with questions you do not know, are unanswered questions saved, do you learn from my question, is my question used for training, how do you get better
= Your browser notes when you choose Do not count my visits
how do i tell you not to count my visits, can i be left out of the visit counts, do not count me, switch off counting, exclude me from statistics of the site
= Cookie tracking-opt-out: set by the ad-tracking switch on this page
which cookie is set when i opt out, how is my opt out remembered, tracking opt out cookie, how long does the opt out last, ad tracking switch
= To have other data deleted, write to support; this too needs an admin's approval
how do i have my form deleted, delete all my other data, remove my phone number from your files, can you delete my quote request, i want all data of me gone not just the chat, who approves a deletion, erase my details from your database, does somebody have to approve the deletion
= Say who you are. The owner or manager hears you on the phone.
as a visitor what do i say, what do i tell the owner, who hears me when i scan, do i speak after scanning, what should a guest say, who is on the other end when i dial
= Wait for the gate or door: it is opened from the other end of the call
as a visitor do i open the gate myself or is it opened for me, who opens the gate for me as a visitor, do i push the gate, does the visitor open or the owner, what do i do after talking, do i have to press something as the guest, will it be opened for me
= Open the camera of your phone and hold it at the QR code on the sign
how do i scan it, how do you scan a qr code, which app do i scan with, how does one use the square, what do i do with the qr code, point the camera at it and then
= Which phones work, and what if a visitor has no smartphone or cannot scan the code?
can i answer on a landline, does it ring an old phone, half of our members only have the kind with big buttons, elderly people with simple phones, phone with buttons is enough, office desk phone
= The video is loaded from a video site; cookies
where does the video come from, does your video set cookies, does the video put cookies on my computer, is the video from youtube, does playing the video track me, which site hosts the video
= Message and data rates may apply: by texting us you agree to receive our replies by SMS
do i agree to something when i text you, consent to texts, i never said you people could message my cell, did i agree to get texts, who allowed you to text me, may you text me without asking
= Visitor Access, at the entry: a sign with a QR code and a number; a call box: a box with a keypad and a speaker
what is at the entry instead of the box, box or sign, what do visitors use in place of a keypad, what stands at the gate with a call box and with yours
= Whom do I ask about privacy? The support phone is for voice only and takes no text messages
can i text the privacy number, what is 202-555-0144, does the support phone take texts, number for privacy questions, whom do i call about my data
= For the visitor access service: account details and the phone numbers that a call from the gate connects
what do you store when somebody calls from the gate, are visitors numbers saved, what data do visitors leave at a gate, what is recorded when a guest dials, is my number stored when i ring at a gate
= A phone call, not an app: visitor and owner are connected by an ordinary phone call
is it an ordinary phone call, how am i connected to the visitor, is it a normal call or internet call, does the call go over an app, what kind of call is it
= You run a small business: whoever manages the property takes the call
who answers in a company, can my manager take the calls, in a business who gets the call, does the owner have to answer or can the manager
`

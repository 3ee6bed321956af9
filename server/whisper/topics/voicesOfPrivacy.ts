/** More ways in which visitors ask what is kept of them, in whole sentences, as data (topics.ts). */
export const voicesOfPrivacy = `
= What personal data do you collect?
what do you have on me, what do you know about me now, which of my details do you take, what do you collect from visitors at a gate, what gets noted about me, what kind of information do you gather,
what do you learn about me when i chat
= Is my IP or internet address stored?
do you save my ip, can you see where i am from my ip, is my internet address written down, do you know my computer
= What is my personal data used for?
what do you do with my name and number, why do you need my phone number, why do you want my email, what happens with what i tell you, what purpose do you store it for
= Who is my data shared with? Do you share it with third parties, authorities or the police?
could the sheriff ask you for my details, do you hand my number to anybody, who else gets to see my info, will you sell my data, do you pass it to advertisers, does the dealer get my details, would you give it to the government, if the cops come with a warrant, does my landlord learn what i write, does facebook get it, who gets what i put in the form, is my address passed on
= How long is a conversation with Whisper kept? Retention period
how long before what i typed vanishes from your servers, when is this chat gone by itself, for how long do you keep what i write, when do you throw old chats away, do you keep it for years, how long is this stored, will you still have this next year, when does it expire, how many days do you save conversations
= How long do you keep a quote form?
how long is the form kept that i filled in, when do you delete my quote request, for how long do you store a request for a quote, i sent a form in march is it still there, when will my quote request be deleted
= How long is an account of the visitor access service kept, property manager deletes it
when is my account of the service deleted, who deletes my service account, how long do you hold the account data
= Is this chat recorded or saved?
do you save this, is somebody taking notes, is what i type written down somewhere, is there a record of our talk, are you logging me, does this get stored, will there be a transcript of this at your end, is anything i say here kept
= Do people or admins read my conversation?
who reads this, does your staff see what i write, is this private, can your boss look at my chat, are we alone in here, is somebody watching this chat, who sees it, does anyone look over your shoulder, do humans ever look at this, just between us right, confidential
= How do I download my conversation? Access my data
may i grab a copy of our talk, can i have this chat as a file, export our conversation, i want to print what we said, send me what you have about me, how do i save this chat, what do you hold about me, can i see everything you have on me
= What personal data do you collect, entered in a quote form: name, type of property, number of doors or gates
what is stored when i send a quote form, what do i have to fill in on the quote form, what do you ask in the form, which fields are in the form, does the form want my address, what goes into the quote form, what details does the quote request need, do i have to give my phone number in the form
= How do I correct my data? Tell us what is wrong
how do i correct data you hold about me, correct what you hold about me, rectify my data, i misspelled my name in the form, my phone number in your files is wrong, my address changed, i gave you the wrong email, fix a mistake in my data, you have an old number of mine
= How do I erase or delete my conversation?
wipe everything i told you, clean out everything you have of this talk, i want this gone, forget what i said, can you delete this chat, get rid of my messages, please remove my words, i regret what i wrote make it disappear, erase me, how do i clear this conversation, can i take back what i typed, burn this after reading, delete me from your system
= Which cookies do you set? Cookie visitor, a random number
which cookies does this site set, what cookies do i get from you, cookie with a random number, how do you recognize my browser next time, how long does the visitor cookie last, what does your cookie store, why does it remember me
= Cookie cookie-consent: set when you choose Accept in the cookie notice
for how many days is my accept in the cookie notice remembered, what if i close the cookie notice, how long does my cookie choice last, what happens when i press accept in the cookie banner, i clicked close on the banner
= Messages that are not sent yet wait in your browser's own storage
where are messages stored that i have not sent yet, i was offline while typing where is my message, what happens to a draft i did not send, is my unsent text on your servers, where does it keep what i am typing
= Do you send spam, marketing messages or newsletters?
will my inbox get flooded with promos now, are you going to call me every week now, will you bombard me, if i give you my number will you pester me, do i get a newsletter, are there sales calls afterwards, how often will you write to me, am i on a mailing list now, when would you text me, no ads in my mailbox please
= Is there an age limit? How old must one be?
my kid is 11 and wants to chat with you, is it ok for my twelve year old, can teenagers use it, how old do you have to be, i am 15 may i use this, do children need permission, my son is 16 can he let friends in, is it for adults only, from what age
= If a child under 13 has given us data, tell us and we delete it
my nine year old typed in our address, my little boy filled in the form, a child wrote to you can you remove it, my daughter is 10 and sent you her name
= Do you track me? Is there advertising, ads, analytics? How do I opt out of tracking?
does this page follow me around the web afterwards like those shoe shops do, do you use google analytics, will i see your ads everywhere now, do you track what i click, is there a tracker here, how do i opt out, do not follow me, any ad networks on this site, do you show ads, are my visits counted
= What is your privacy policy, and whom does it cover?
where is your privacy statement, whom does the policy cover, does the privacy policy cover visitors at the gate, what does your policy say in general
= Please do not write passwords, gate codes or card numbers in a conversation with Whisper
shall i give you my card number here, can i type my gate code here, is it safe to send my password in the chat, here is my credit card number, i will give you the code of my gate
`

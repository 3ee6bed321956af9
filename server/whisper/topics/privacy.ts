/** Ways in which visitors ask what becomes of their data, as data (topics.ts). */
export const privacyTopics = `
= What is your privacy policy, and whom does it cover?
privacy, do you have a privacy page, is there a privacy statement, data protection,
what is your privacy policy, where is the privacy policy, whom does the policy cover, do you have a data protection statement, privacy notice, is there a policy for my data
= What personal data do you collect?
whats in my file, what do you gather, what do you learn about me, what do you have about me, what do you want to know about me, which info do you
hoard, do you keep my phone number, what of mine do you keep, personal stuff you hold, do you collect stuff about me,
do you keep a file on me, do you collect personal data, what kind of data is collected, which data, what gets collected when i fill in the form, what
info do you have about me, do you gather info on visitors,
what data do you collect, what do you know about me, what do you store about me, what information do you keep, which personal details do you gather,
what do you have on me, what info do you take from visitors, do you collect my data, what is saved about me, is my stuff stored, what details end up with you,
what do you do a file on me, dirt on me, what do you write down about me
= Is my IP or internet address stored?
can you tell my address from the internet, is my computer address noted, do you keep my network location,
do you save my ip address, is the ip kept, can you see my ip, do you trace my ip,
do you store my ip, is my ip address saved, do you log ip addresses, is my internet address kept, do you know where i am from my computer, my network address
= What is my personal data used for?
what is it all good for that you collect, purpose of my data, what do you do with what you know, how do you use what i give you,
what do you do with my data, how is my data used, why do you want my phone number, what is my info for,
what do you use my data for, why do you need my data, what happens with my information, for what purpose do you collect it, how do you use my details, what do you do with what i tell you
= Who is my data shared with? Do you share it with third parties, authorities or the police?
do you give data to courts, courts, do judges get my data, what if the law asks for my data, does the property manager see my data,
does my info leave the company, who gets wind of this, do you rat on me, leak my number, does it go to marketers, do you trade addresses, is my number
passed on, third parties, will the cops see it, hand it to anyone, does anyone outside see my details, does my dealer get my data,
do you sell my personal data to anybody, do you share it, does anybody else get my number, is my email given away, do you sell emails, to whom do you
pass my data, do you tell advertisers about me, who gets my data, will you give my info to the cops,
who do you share my data with, do you sell my data, do third parties get my info, do you give my number to others, who gets my information,
do you tell the police, do you hand over data to the government, do advertisers get my data, is my data passed on, will my phone number be given to someone,
who else sees my details, do other companies get it, fbi, subpoena, court order, do you give my stuff away, selling my information
= How long is a conversation with Whisper kept? Retention period
how long till this is wiped, does it stay around for years, when do these words vanish, storage time of chats, how long do you hold my words, for how
long, gone after a year, do you store it for long, when are my words thrown out,
when is this chat deleted, how long do you keep chats, when do you throw this away, how long do messages stay, does this vanish at some point, for how
long do you save this chat, deleted automatically when, how many months is it stored, retention,
how long do you keep my data, how long is this chat stored, when is my conversation deleted, when are chats erased, how long are messages kept,
retention period, how many days do you keep it, do you delete old chats by themselves, how long until this is gone, is it kept forever, how long does it stay on file, how long do you hold on to this
= How long do you keep a quote form?
how long do you keep my quote form, when is the quote request deleted, how long is my request stored, retention of forms
= How long is an account of the visitor access service kept, property manager deletes it
is my account deleted when i leave the property, when i move out is my account deleted, does the manager delete my account, what happens to my account
when i move,
how long is my account kept, who deletes my account, when is an account deleted, account retention, how do i close my account of the service
= Is this chat recorded or saved?
is this conversation stored, is what we write kept on file, does this leave a trace, are there records of our chat, traces of this,
do you write this down, is this off the record, does it stay between us, is our talk kept, do you tape this, is there a log of this, are you taking
notes, does this get stored,
do you keep chats, are conversations logged, is this on record, do you log this, is this chat saved, are these messages stored, will anyone know what
i asked, do you record our talk, is it stored what i type,
is this chat recorded, is this conversation saved, are you logging this, is this being recorded, do you save what i type, is this private, is this confidential,
do you remember what i say, is there a transcript, do you keep track of this, are chats stored, does this get saved somewhere, is what i write here kept
= Do people or admins read my conversation?
does a living person go through these messages, living person, real eyes on this, somebody goes through these, do managers check the chats, who is
able to read along, are my words read by people, will your workers see this,
which of your employees gets to see this, is somebody peeking, could a human look at this, do bosses read along, does anyone over there see what i
type, someone spying on the chat, are we alone here, only you or people too,
and who reads them, does your boss read this, is somebody at your office looking at what i type, is anyone else seeing this, do humans read this, can
employees see our chat, is this only between us, do others see it,
who reads my messages, does someone read this, can your staff see what i write, do admins read the chats, is a human watching, are people looking at this conversation,
who can see my chat, does anybody look at what i type, is somebody reading along, do your people snoop in here, eyes on this chat
= How do I download my conversation? Access my data
keep a copy of this, print this out, take this chat with me, get everything you hold, save what we said, want my records,
can i save this conversation, download the chat, can i get a transcript, send me a copy of this chat, copy of the conversation, how do i export it,
can i download this chat, how do i get a copy of my data, can i see what you have on me, export my conversation, save this chat, a copy of what i wrote, request my data, take a copy with me
= How do I correct my data? Tell us what is wrong
you spelled me wrong, the address you have is old, i changed my name, wrong birthday, put my details right, theres a mistake about me, my details are
wrong,
you have my name wrong can it be corrected, i made a typo in my form, i gave you the wrong number, my email changed, can my data be corrected, wrong
info about me,
my name is wrong in your records, how do i correct my data, fix my information, change wrong details about me, you have the wrong phone number for me, update my address with you,
my details are out of date, rectify my data, misspelled my name, mistake in my file, amend my data
= How do I erase or delete my conversation?
i want this talk to disappear, talk to disappear, make it disappear, get rid of this talk, how do i get rid of it, delete all of that, void my
messages, please lose this chat, be gone with it, take my words off your server,
how do i scrub what i told you, unsay what i said, take it all back, make this go away, i want to vanish from your files, trash my chat, wipe it all,
burn this conversation, throw away my messages, lose my data, drop everything about me, i typed something by mistake get rid of it,
and how do i delete mine, can i have this conversation deleted, make your machine forget everything, delete everything i typed, erase me, erase all
this, please remove my messages, i regret what i wrote, clear history, can you forget me, how do i get my data deleted, delete my conversation,
how do i delete my data, delete this chat, erase my conversation, can i be forgotten, remove what i wrote, wipe my messages, get rid of my data,
i want my messages gone, forget everything i said, can i clear this chat, take back what i wrote, right to be forgotten, scrub my history, make it disappear
= Your rights: you can opt out of text messages and of ad tracking, as told below
how do i opt out, what can i opt out of
= Which cookies do you set? Cookie visitor, a random number
how long does the visitor cookie last, visitor cookie, what is the cookie visitor, random number cookie,
what gets dropped on my laptop, do you leave things on my computer, are there trackers in my browser, browser storage, what do you save on my machine,
how long does the cookie consent last,
what cookies do you use, do you set cookies, what is in the cookies, why the cookie banner, what are the cookies for, cookies,
which cookies do you use, do you use cookies, what do cookies do here, what is stored in my browser, cookie policy, do you put anything on my computer, tracker files, how long do cookies last
= Sign-in cookie for dealers and admins, hours
how long do dealers stay signed in, how long is a dealer signed in, when is a dealer logged out, does the sign in run out,
how long does the sign in last, cookie for dealers, how long am i logged in, session length of a dealer
= The video is loaded from a video site; cookies
does the video set cookies, does youtube track me here
= Messages that are not sent yet wait in your browser's own storage
what happens with messages that were not sent, are unsent messages stored, where do drafts wait
= Do you send spam, marketing messages or newsletters?
will joining fill my mailbox with junk, fill my mailbox, mailbox full of junk, flood me, do i have to fear your ads by mail, do you send stuff
unasked, will you keep emailing me,
will my inbox fill up, are you going to nag me, do i get weekly mail, will salesmen chase me, am i going to regret giving my number, will you blow up
my phone, do you cold call,
will i get spam, do you send junk, are you going to call me constantly, will you pester me, am i on a list now, marketing emails, do you do
newsletters, will you bug me if i ask for a quote,
will you spam me, do you send newsletters, will i get marketing calls, will you call me all the time, do i end up on a mailing list, junk mail, will you bother me with offers,
robocalls, do you send ads by mail, will you text me without asking, am i going to get bombarded, when do you contact people
= Is there an age limit? How old must one be?
my son is eleven okay, my girl is fifteen can she write to you, do minors need consent, grade schoolers, how young is too young, teens, schoolkids,
for adults only, is my kid allowed, does my teen need my okay,
can my 10 year old use the site, my nephew is eleven is that okay, is this for kids, is my teen allowed to use it, what age, how old must you be, i am
a minor, can a 14 year old write to you, my daughter is 16, are children allowed, consent of parents,
is there an age limit, can children use this, can my kid use the chat, how old do i have to be, im 15 can i use it, my 12 year old, is it ok for minors, parental consent, teenager,
i am 16, are kids allowed to write here, my son is nine, does my daughter need my permission, under age, minimum age
= If a child under 13 has given us data, tell us and we delete it
my kid gave you data, delete what my child typed, my toddler typed on this,
my child gave you his data, a kid under 13 wrote to you delete it, my 8 year old typed his name here, my kid entered our address
= Do you track me? Is there advertising, ads, analytics? How do I opt out of tracking?
does your site snoop, do you follow folks around, any ads in here, does this page sell my clicks, creepy ads, do you watch my browsing, am i being
profiled, analytics on this site, tracking,
do you have ads, are there ads on this site, is there tracking on this site, do you spy on me, do you use facebook pixels, do you follow what i click,
how do i turn off tracking, opt out of ads, will i see your ads everywhere now, do you watch what i do here,
do you track me, do you show ads, is there advertising, do you use google analytics, can i turn off tracking, are you spying on me, do you follow me around the web, retargeting, ad tracking,
opt out of tracking, facebook pixel, do you profile me, are there banners, do you monitor what i look at
= Whom do I ask about privacy?
who handles privacy questions, how do i reach the privacy people, privacy email,
whom do i ask about privacy, privacy contact, who is your data protection officer, where do i send a privacy request, question about the privacy policy, whom do i write to about my data
= Please do not write passwords, gate codes or card numbers in a conversation with Whisper
should i type my password here, can i give you my card number, is it safe to write my gate code here, may i send my credit card number in this chat, can i tell you my code here
`

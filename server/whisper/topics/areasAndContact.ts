/** Ways in which visitors ask where it is served and how to reach the company, as data (topics.ts). */
export const areaTopics = `
= Which areas do you serve, and when do you expand?
whats your turf, what is your territory, are you around my neck of the woods, do you go outside the beltway, is it only for the capital, can someone
out of state get it, how far do you reach, reach my place, my town on your map, is my county in, what places, where do your people drive, will you
ever leave dc, going coast to coast, everybody else in america, other cities, moving to @elsewhere next year will you be there, my brother in
@elsewhere wants one, is @elsewhere on your list, any dates for @elsewhere, when is @elsewhere going to get it, would you come out to @elsewhere, a
client of mine in @elsewhere,
do you come out to where i live, do you go that far, where is this available, is it sold everywhere, where do you have service, how far out do you go,
which parts of the country, are you around here, when will you be there, when do you launch in other states, when can the rest of us
get it, will it come to my state, when do you come to our state, is it only around dc, ever coming to @elsewhere, we live in @elsewhere, when will
folks in @elsewhere be able to buy this, how about @elsewhere, and @elsewhere, what about @elsewhere, @elsewhere,
where are you, which areas do you serve, where do you operate, what is your service area, do you come to my town, are you near me,
what areas do you cover, which states, where can i get it, where do you install, which counties, are you local,
how far do you drive, which cities, do you do the suburbs, where are you located, what region, where are you based,
is it available where i live, do you cover my zip code, is it in my area, in what places is it available, do you come out this far,
do you serve all of the country, are you nationwide, is it available in other states, when will you be nationwide, when do you expand,
do you plan to come to @elsewhere, do you serve @elsewhere, i live in @elsewhere, are you in @elsewhere, is it available in @elsewhere,
when are you coming to @elsewhere, can i get this in @elsewhere, we are in @elsewhere any plans, any plans for @elsewhere,
when can people in @elsewhere buy this, will you ever serve @elsewhere, my house is in @elsewhere, do you ship to @elsewhere,
expansion plans, will you go national, rest of the country, outside of the dc area, are you going to other regions,
any chance you come to our state, i am not from around there, do you have offices across the country, only in the dc metro area
~ Do you serve my neighborhood?
@town coverage, is anyone serving @town, people in @town, house in @town, do your guys drive to @town, i am from @town, my place is in @town, @town or
not, we are moving to @town, just bought in @town, does @town count,
@town too, @town as well, and in @town, or @town, is @town served, near @town, around @town, our shop is in @town, is @town ok, are you active in
@town, my mother lives in @town, can someone in @town buy it, do you come to @town and @town, do you go to @town,
do you serve @town, do you come to @town, is @town in your area, do you cover @town, do you install in @town, i live in @town,
are you in @town, we are in @town can you come, my house is in @town, do you do @town, @town, is @town covered, do you work in @town,
how about @town, and @town, what about @town, is it available in @town, we have a building in @town, can i get it in @town
= Do you serve my neighborhood in Northern Virginia?
ok and in virginia, what parts of virginia, which places in northern virginia, how about virginia,
which towns in virginia do you cover, where in virginia, virginia neighborhoods, and in virginia, what about northern virginia, do you serve virginia,
do you cover nova, list the places in virginia, and virginia, virginia
= Do you serve my neighborhood in Washington DC?
ok and in dc, what parts of dc, which parts of the city of washington, how about washington,
which neighborhoods in dc, where in washington, do you serve washington dc, dc neighborhoods, and in dc, what about dc, and washington, list the places in the district
= Do you serve my neighborhood in Maryland?
ok and in maryland, what parts of maryland, which places in maryland, how about maryland, and the maryland side,
which towns in maryland do you serve, where in maryland, do you cover maryland, maryland neighborhoods, and in maryland, what about md, and maryland, list the places in maryland
`
export const contactTopics = `
= How do I contact you? What is your phone number and e-mail address?
can i get an actual voice, how can i call you, number to dial for your firm, i need your line, where do i turn with more questions, is there someone i
could speak to, can i phone the office, and by email, and by phone,
how do i get a human, how can i speak with someone, what digits do i dial for you, put me through to sales, ring your office, where do questions go,
whom do i bother with questions, can i call instead, talk on the phone with you, give me a line to call, a mail address, where can i mail you, inbox,
reach a rep, connect me with a salesman, contact details please, how else can i reach you, i want to speak to someone real, call back,
whats the number, which number do i call, can i speak to a human on the phone, give me a phone number, how do i call you guys, how do i talk to sales,
which digits do i punch for sales, whats your phone and email, phone number please, email please, your e mail, and your email, is there an email, an
address to write to, i need to talk to somebody, can a person help me, where do i send a picture, contact, reach out to you,
how do i contact you, what is your phone number, how can i reach you, your email please, whats your email address, telephone number,
whom do i call, can i call you, can i call someone, how do i get hold of you, where can i write to, can i email you, is there a hotline, what number,
i want to talk to sales, sales phone number, number of your sales team, contact info, contact details, give me your digits,
how do i reach support, customer service number, is there a help desk, who can i talk to, can somebody call me,
i would rather call, can i ring you, how do i get in touch, what is your support email, send you an email, drop you a line, or by email
= How do I contact you? Are you available 24/7?
are you asleep at night, is somebody up at 2 am, do you take calls on sundays, holidays too, round the clock, can i bug you at night, do you ever
close, weekend, after hours, at any hour, until what time are you there,
can i ask you things at 3 in the morning, when is someone there, do you have weekend hours, are you there on sundays, is anyone around at night, am i
too late today, what are your office hours, and when are you open, are you closed on holidays, do you take breaks, late night,
when are you open, what are your hours, are you open on sunday, opening hours, can i call at night, are you there on weekends,
available on holidays, is anyone there at 3 in the morning, when can i reach you, do you close, business hours, are you always available,
day and night, at midnight, is whisper available at night, can i ask you stuff late at night, do you ever sleep, open on christmas, what time do you open
= Can I text you for support?
and by text, by text, by sms, or by text message, can it be done by text, do you take texts,
could i drop you a text, does texting work, text line, is there a number i can message, sms number, whats the text number,
what number do i text, can i shoot you a text, number for texting, is texting ok, can i just text, can i text a photo to support,
can i text you, what number do i text, can i send an sms, text support, can i send you a text message, texting number,
is there a number for texts, do you do sms, can i message you from my phone, i would rather text than call, which number is for text messages
= Message and data rates may apply. Rates for text messages
do your texts cost me, is there a fee for texts, who pays for the sms,
does it cost to text you, are texts free, do text messages cost anything, sms rates, will my carrier charge me for texting
= Unsubscribe: reply STOP to any text message of ours and we send no more
make it stop buzzing me with texts, end the texts, stop messaging my phone, i want out of the texts, no texts please, how can i be left alone by
texts, what word stops the texts, what does help do in a text,
how do i get your texts to stop, what happens if i reply stop, what does stop do, what if i reply help, get me off the text list, i dont want any more
text messages, take me off your list, cancel the texts,
how do i stop the texts, stop texting me, how do i unsubscribe, i do not want your messages any more, how do i opt out of text messages,
no more sms, how do i turn off the texts, make the text messages stop, reply stop, quit sending me texts, your texts bug me
= Whom do I ask about privacy? The support phone is for voice only and takes no text messages
complaint about privacy, who answers privacy stuff, where to send a data request, whom do i write to about privacy,
what is the voice support phone, voice only number, number for support by voice, phone support, can i text 0144, does the support phone take texts, is
there a support phone,
what is the voice support phone, support phone number, can i text the support phone, can i send a text to 202 555 0144,
which number is voice only, is 202 555 0144 for texts, phone support by voice, privacy phone
= Whisper is the AI assistant, available by call, text or chat
how is whisper available, in what ways can i use whisper, is whisper on the phone as well,
who am i talking to here, whats whisper, what is this chat, can whisper help me at night, is whisper an app, how else can i reach whisper,
what is whisper, who is whisper, how can i use whisper, can i call whisper, is whisper available by phone, tell me about whisper, how do i reach the assistant, can i talk to whisper by text
= Whisper is an AI agent, not a person
are you a computer program, is this ai, bot or human, is there a person behind these answers, do i speak with a machine here,
is a human answering, is it a computer that answers, are you artificial intelligence, do i talk to software,
am i chatting with a real person, is whisper a human, is this automated, are these answers from a machine, is there a human reading this, is this chatgpt
= A language model words the answers and gets your question
do you use a language model, is my question sent to an llm, which ai writes the answers, does openai get what i write, what does the language model get, is chatgpt behind this, what ai do you run on
`

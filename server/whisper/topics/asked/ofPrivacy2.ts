/** Asked in people's own words, as data (topics.ts): data, cookies, texts and Whisper itself. */
export const ofPrivacy2 = `
= Messages that are not sent yet wait in your browser's own storage
i typed something and didnt send it, can you see it |
My train went into a tunnel while I was writing. Is my half-finished message lost or has it gone somewhere? | Do you read along while I'm typing? |
Where are drafts kept? | I wrote a nasty thing and deleted it before hitting send. Did somebody get it? |
what does the chat keep in my browser besides cookies | If I'm offline, what happens with a message I've composed here? |
Are unsent words transmitted to your server? |
I poured my heart out into the text field last night, then thought better of it and went to bed without sending. Has anybody at your place got it? |
where r my unsent msgs | Connection dropped halfway through my question and it was still in the field this morning. What kept it? |
Does the assistant keep track of how far down I've read, and where is that noted?
= Do you send spam, marketing messages or newsletters?
will you spam me | If I give you my number, will some salesman pester me for months? | do u send newsletters |
I dread marketing calls. On what occasions would I hear from you? | Will I get texts from you if I don't tick anything? |
Every company I ask for a price ends up mailing me weekly. You too? | Is agreeing to SMS a condition on the form, and what if I leave it blank? |
My aunt gets thirty robocalls a day and won't give her number to anybody. What would you use it for? |
When does the company contact its customers on its own initiative? | how often will you bug me |
If something changes with the system I bought, would anyone let me know? |
After I asked one roofer for a figure, I had six months of calls at dinner time. Before you get my number I want to hear when you would use it. |
If I hand you my cell, will you pester me with promos every week?
= Is there an age limit? How old must one be?
im 11 can i use this | My nine-year-old got on here and typed in her full name. What do I do? | how old do u have to be |
I'm 15. Is it alright if I'm the one handling this for my family? | Is there an age restriction? |
Our youth center has members from ten to seventeen. Are they permitted to use the service? | Does my teenager need my permission? |
My grandson, who's twelve, chats here all the time. Is it meant for someone that age? | COPPA: what's your stance on kids' data? |
i turn 18 in march, do my parents have to say ok until then |
I run a summer camp for eight to twelve year olds and we'd thought of letting them use it by themselves at our entrance. Is that in keeping with your rules? |
my little sister put her info in your form, shes 10, can u remove it | i'm 12 can i use this |
My 11 year old found your site. Is it meant for kids that age? | At what age can somebody use the service without a parent agreeing? |
My girl is 16, may she use it on her own? | minimum age?? | My daughter is eleven and home before us most afternoons. Okay for her to handle it?
= Whom do I ask about privacy? The support phone is for voice only and takes no text messages
who do i talk to about my data | I have a complaint about privacy. Which number is it? | texted 0144 and got nothing back, is it broken |
Our attorney would like to exercise my rights as a data subject. Address? | Can I send an SMS to the line that's on your privacy page? |
To whom should a data protection inquiry be directed? | I'd like to speak, not write, to someone concerning my personal information. |
where do i complain about what you store | My mother isn't on email and has a question about the privacy rules. Whom does she ring? |
dpo contact details? |
I've been trying to message the number from the privacy page since Monday about correcting my name and nobody reacts. What's the matter? |
Please name the e-mail and telephone contact for inquiries under data protection law. | where can i ask questions about the privacy policy |
how do i reach an actual technician not a bot | i called for support and it was the sales people |
Sorry to bother you, my glasses are at home and I can't read the small print on this sign, is there somebody I could just speak to? |
you sound human! can I talk to one though | My father can't text. Is there a support phone that is voice only?
= Your browser notes when you choose Do not count my visits
do you count how many times i open your page | I've Do Not Track switched on in Firefox. Do you respect it? |
Can I tell you not to include me in your visitor numbers? | How long are single page visits held? |
Is my name attached to your count of who views which page? | stop counting me how |
What do your own site statistics consist of, and is there a cookie behind them? | Do you note which site I came from? |
I run a tiny blog that links to you and wonder whether you'd notice that a reader came from me. | can u see what country im in when i read your page |
My browser is set to refuse being followed. Am I in your totals nevertheless? |
After half a year, is anything left of my single visit to your homepage?
= A photo of the code: the sign holds no key, all one can do is call you
Could a thief take a picture of the QR code and get in with it later? | If I snap a shot of your poster and come back at midnight, am I in? |
if somebody takes a photo of the QR code can he open my gate later with that photo |
What stops a stranger who found a snapshot of that square pattern on Facebook from strolling onto our lot?
= Do you serve my neighborhood in Washington DC?
Which neighborhoods of Washington DC are on your list? | Foggy Bottom condo here, do you serve us?
= Is this chat recorded or saved?
Are you taking notes on what I say here?
= What personal data do you collect, entered in a quote form: name, type of property, number of doors or gates
What do you want to know about me when I ask for an offer?
= How do I correct my data? Tell us what is wrong
You have my surname wrong in your files. Will you fix it?
= Do you serve my neighborhood in Maryland?
we live in takoma park just over the DC line. is that still inside your area
= Do you serve my neighborhood in Northern Virginia?
Is Ashburn too far out for you guys
= What stays is an empty mark for each message, for 30 days and without words
When a conversation is erased I read that an empty mark stays. For how long?
`

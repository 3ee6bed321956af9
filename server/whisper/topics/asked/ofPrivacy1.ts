/** Asked in people's own words, as data (topics.ts): data, cookies, texts and Whisper itself. */
export const ofPrivacy1 = `
= Whisper is an AI agent, not a person
who am i talking to | are you a bot | Excuse me, is this a real lady I'm writing with? | What is your name dear and are you in the office right now? |
Is somebody awake there at 4 in the morning or is this a machine? | is this chatgpt or a human |
My mother thinks Whisper is a nice young man at your company. Should I correct her? | What's this Whisper thing? |
can i call this assistant too or only type | I prefer speaking with a live person; have I got one here? | Do you sleep |
How many ways are there of reaching the assistant? | Am I chatting with an employee? I'd like to know before I tell you my situation. |
are you a human | are you a robot | r u human or nah | Is this a real person? My son says it never is. | Where are you located, India? |
are you alive | Prove you're not a bot | you type fast for a human | so nobody's really there, huh |
Who sits at the other end and types these replies so quickly?
= Do people or admins read my conversation?
does anyone see what i write here | Is this private between you and me? | I was going to type my entry code so that you can check it. Is it ok? |
do you keep a transcript of the chat | Is some manager looking over our shoulders at this very minute? |
my credit card is 4... wait should i even put that in here | I told you about my divorce a minute ago, hopefully that's not written down anywhere? |
Compliance question: are dialogues with the bot retained and viewed by staff? | What shouldn't I put in these messages? |
If I gave you my login so you could look, would that be wise? | kinda embarrassing what i asked earlier, do humans see it |
Nobody besides the computer reads what I put in this window, right? | are u recording this | do your people read what i type to whisper |
is this chat saved | are you a robot? and are you saving what I type? | who are you and who else reads this chat |
Does anyone at the company look at what I write to you? | do your admins read these conversations |
is some human looking over your shoulder at what i type
= A language model words the answers and gets your question
do you send my stuff to openai | If a language model is writing the replies, what does it get to see of me? |
I'm uneasy about big tech AI swallowing my personal information through this chat. What is passed along? | What inputs does the LLM receive? |
Does the machine that words your answers know my name, my device, my address book? | does the ai get my whole profile or just what i type |
Our data officer asks precisely which pieces are handed to the model when it phrases an answer. |
Would the language model be given anything beyond what I ask, what we said before, and your own texts? |
Is the entire customer database fed into some AI so it can talk to me? |
I deal with confidential legal matters, and before I put a question to your assistant I'd like to hear what exactly leaves your house if some model formulates the reply. |
if there's gpt behind you, does it see the page im on and who i am too? |
My worry is that an outside model receives all of your clients' records whenever somebody asks you something. |
If a language model words your answers, what exactly does it receive? | Where a language model words the answers, what exactly does it get of mine?
= The number you texted from is kept with your conversation; send ERASE
i texted you guys, now you have my number forever? | Is there a word I can send by SMS that has our exchange wiped? |
I messaged from my work phone by mistake and want that gone. How do I request it from the phone itself? |
Do you hold on to a person's mobile number after he has written? | If I've unsubscribed, do you still have to remember who I am in order to honor it? |
how to delete my sms chat with u | My wife's number went into your system when she wrote you. What does she send so that it's taken out? |
Where is a texter's number stored and when does it disappear? | want my txts erased. what do i type |
How can an unsubscribe hold if you don't keep the number? |
Two years back I sent your line a message about a noisy relay. I've since become careful with my number and would like that whole exchange to be taken out. |
When the exchange between us by SMS goes, does my number go along with it or stay behind?
= What is your privacy policy, and whom does it cover?
does ur privacy thing apply to me if im just visiting someone |
I never signed anything with you, I merely rang at my friend's entrance once. Do your data rules protect me as well? |
Who's covered by the privacy statement? | We resell your product. Is our information under the same policy? |
i'm only browsing your site. any privacy rules for that? | Scope of your data protection notice, please. |
Does that policy speak of the service as well or merely the website? | Is the privacy page for paying customers only? |
My mother is a manager at a community that has you. Does the policy deal with people in her role? |
I deliver for a florist and ring at dozens of your entrances each week without ever having been a customer. Do your promises about data include people like me? |
im a dealer does the privacy stuff cover me too |
Before I circulate the privacy page to the committee, I should say whom it's meant for. Could you tell me?
= What personal data do you collect?
what do u know about me | Which personal details end up with you when I fill in that form for an offer? |
If I just ring at someone's entrance with my cell, do you get my number? | I gave the last answer a thumbs down. Is this noted somewhere? |
Data inventory request: what categories of information do you gather from residents? | Before I type anything: what are you picking up about me? |
My grandmother is afraid you'll know everything about her if she gets this. What would you really have on her? |
does it record who called from the gate | When my tenant's account is set up, where do his details come from and what are they? |
I only phoned you once. Is something kept of that? | what info do you take from people |
I'm the cautious sort and read labels on everything. If I go as far as asking you for an offer, which things about me will have been stored at the end?
= Is my IP or internet address stored?
do you log my IP | Can you see where I'm sitting from my connection? |
I am chatting from work, could the network address be traced in your records of our talk? | is my ip saved with this chat |
What do you need somebody's IP for? | Using a VPN because I don't want my address kept alongside what I've written. Necessary? |
Would my network identifier be part of the stored dialogue? | I worry my stalker could find my IP through your chat records. |
Do you make any use of IP addresses whatsoever? |
My brother got swatted once because a site leaked his connection data, so our family is jumpy. Is mine kept together with what I say here? |
are ip addresses used at all n what for | If a court asked who wrote a certain chat, would an address of the connection be found with it? |
You see where I surf from, I suppose. Does my internet address stay in your records next to this chat? |
Is my IP address stored along with what I write?
= What is my personal data used for?
what do you do with my info | Why would a gate company need my phone number, seriously? | is my chat used to train the bot |
To what ends do you process personal data? | I asked for an offer. Will my details be used for anything besides that? |
Everyone wants data these days. What's yours good for? | What are the purposes? My data protection officer wants them listed. |
If the assistant gets something wrong, does anybody learn from it? |
My number was passed along when I rang at a friend's. For what reason do you have to have it? | u using my data to make money or what is it for |
A neighbor told me such firms mostly live off people's information. I'd like to hear from you what mine is needed for before I hand it over. |
Would my chats help to make the assistant better, or are they used for nothing?
= How long is a conversation with Whisper kept? Retention period
how long do u keep my chat | I wrote you some personal things last winter. When do they vanish? | Are my messages kept for eternity? |
What's the retention period for dialogues? | Does this talk disappear automatically or need I do something? | will this chat still be around in 2 yrs |
Our records schedule needs the number of days you hold onto assistant transcripts. | If I never come back here, what becomes of what we've said? |
six months from now can you still see this? | From which moment is the year counted till my chat is gone? |
In spring I asked you a bunch of silly things while I couldn't sleep. I'd rather they went away someday on their own. Will they? |
How long can your admins look up an old dialogue before it's purged? | how long do you keep what I wrote here |
cookie banner comes back every single time | my old chat with you vanished, I needed what you told me |
For how long do you keep what I type in this chat? | After how many days is a conversation with you deleted?
= A question that Whisper could not answer well is also kept as words alone
what happens to questions you couldnt answer | You had no clue about my last question. Does it get noted for somebody to look into? |
If you stumble on what I ask, is it saved with my name on it? | Are unanswered queries retained separately and, if so, in what form? |
I mentioned my street in a question you didn't get. Is the street written down in the list of failed ones? | do u keep a list of stuff ur bad at |
When my chat is deleted, does the copy of the thing you failed at go too? | Why would you save a question that you weren't able to handle? |
Twice now you've said that you don't know. I hope that isn't lost, I'd like your people to see it so that you know next time. Do they? |
does my name go with the stuff you couldnt answer |
For our records of processing: what becomes of requests that the assistant fails at, and how long do you store those? |
If I ask something odd with my phone number in it and you don't know, will that number be on display for your trainers?
= How long do you keep a quote form?
i asked for a price last year, do u still have my form | Is my request for an offer thrown away at some point? |
I decided against buying. Could you get rid of the proposal you drew up for me? | How long are the quotes themselves held in your files? |
My ex filled in one of your forms with our home address. Will it go away by itself? | Can I have the form I sent removed before its time is up? |
retention of quotation requests: number of days? | We turned down your offer. Does the document sit with you for all time? |
sent u my details for an estimate, when r they gone | The offer you made us in 2024, do you drop it automatically or only if told to? |
Two winters ago I wanted a price, entered my whole address and then had to cancel as my wife fell ill. Do you still hold that? |
Is there a difference in how long you store the request and how long you store your offer?
= How long is an account of the visitor access service kept, property manager deletes it
i moved out of the building, is my account still there | Who gets rid of a former tenant's entry in your system? |
How long will a resident's account exist? | My late husband's name is still in the system at our community. Whose job is it to take him out? |
im not living there anymore n want my account gone. who does it | Do resident accounts expire on their own? |
As the person running the complex, am I the one who removes people that have left? |
When a unit is sold, does the seller's account disappear automatically with you? | After how many months do you purge inactive accounts? |
We left the condo in August and, as far as I can tell, our names still come up there. Would you take us out, or does it lie with somebody at the building? |
who can remove a resident | A year after a tenant is gone, will his record still exist if nobody in the office did anything? |
I moved out, but my login for the gate service was made by the landlord. How long do you hold on to it? |
My lease is up in March. Until when do you keep an account of the service?
= How do I download my conversation? Access my data
can i save this chat | I'd like a copy of what we've talked about for my husband to read. | Is there a way to get everything you have on me? |
You've spelled my name wrong in your records. How's that fixed? | where do i download our conversation |
Subject access request: whom do I approach, and what can I get by myself? | My old phone number is in your files. I want the new one there instead. |
Where in this little window do I find my own stuff to take away? | Do I have any right to look into what you keep? |
need a transcript of this for my boss | There's an error in what you've got about me. | What are my options if I want to see or fix my data? |
I would like to keep what we two said to each other on my laptop | I would like our exchange on my own computer, for the board. Can I get a copy?
= How do I erase or delete my conversation?
delete my chat | I told you too much. How can I get it wiped? | If I hit erase, is it truly gone on your side too? |
Can you refuse to remove what I wrote? | forget everything i said plz, is that possible |
Does someone need to sign off before my words are taken out of your storage? |
I want not just the chat but every other record on me gone. How do I go about it? |
My son typed our gate code in here by accident!! Can it be taken out? | Right to be forgotten: procedure? |
Does anything at all remain after I've had the dialogue erased? | Who decides whether my wish to have something removed is granted? |
so if you say no to deleting do i get told why | For how long does the blank trace of a removed message linger? |
I said things earlier that I regret. Can you make them vanish? | I told you far too much about my divorce. Can that be wiped?
= Which cookies do you set? Cookie visitor, a random number
how did you remember me from yesterday | I closed my browser and this chat was still here when I came back. How come? |
what cookie do you set when i open this chat | Does the chat window leave something in my browser? | Is there my name in that cookie of yours? |
How long will my laptop be recognized as the one that had this conversation? | IT audit: purpose, content and lifetime of the cookie called visitor? |
Could another website read the thing you put on my computer when I opened the assistant? |
I never logged in, so how do you know which messages are mine? |
I opened the assistant on the library's computer and now I worry the next person will be taken for me. What was put there? |
is it my name or some number you store so you know its me | Yesterday's talk was still there this morning with no password asked. By what trick? |
Which cookies end up in my browser?
= Cookie cookie-consent: set when you choose Accept in the cookie notice
what happens if i hit accept | That banner at the bottom keeps returning though I closed it. Why? |
Do you put anything on my machine if I click Close on the banner? | how long till the cookie popup asks me again |
I clicked Accept without reading, as one does. What did I let myself in for, is something stored? | Name and lifetime of the consent cookie? |
Every visit the same annoying notice! How do I get rid of it? | does closing the notice count as saying yes |
For how many days is my agreement to cookies remembered? |
My mother closes that strip about cookies each single time she reads your page and complains it never learns. What should she press and for how long will it help? |
does clicking close save anything | I agreed to your notice last week. When is the next time I'd have to agree again? |
How long does the cookie live that remembers I clicked Accept? | Once I agree to your biscuits, how long until that banner nags me again? |
I pressed Accept on the cookie thing. How long is that remembered?
= Do you track me? Is there advertising, ads, analytics? How do I opt out of tracking?
do you track me | I looked at your page and now I'm sure I'll see gates on Facebook for a month. | are there ads on here |
How do I switch off ad tracking? | Is Google Analytics running here before I've agreed to anything? |
My blocker shows no trackers. Is this right or is it broken? | I turned the tracking off on your privacy page. How long does my browser keep this? |
Do you use any marketing pixels without my say-so? | dont want to be followed around the web, where do i say no |
We require vendors' sites to load third-party scripts only after consent. Do you? | Does your homepage carry banners from other companies? |
Since I looked up a hernia belt I see nothing but hernia belts. Will looking at your pages have the like effect on me? |
Evening. Not to be rude but are ads tracking me here | Do you show advertising on this website? |
Will I have shoe ads chasing me around the internet after a look at your pages? |
So sick of adverts following me around. Is there advertising on this site?
= Sign-in cookie for dealers and admins, hours
how long do dealers stay logged in | I signed in to the portal this morning and by evening it had thrown me out. Bug? |
Do regular visitors get a login cookie? | We share a shop computer. After how many hours does the dealer session lapse? |
As a normal homeowner reading this site, is there any sign-in cookie on my pc? | dealer portal kicks me out every day. normal? |
Session duration for trade users? | Who gets an authentication cookie on your website? |
I run the shop's counter and log into your trade area before breakfast. By closing time it asks me for the password anew. Is it meant to be so? |
how many hours til i need to log in again as a dealer | Would simply reading your homepage make me a signed-in person in the eyes of my browser? |
Our security rule says that trade sessions mustn't outlast one working day. Does yours stay within twenty-four hours? |
How long does a dealer stay signed in? | How many hours does the sign-in cookie last for dealers?
= The video is loaded from a video site; cookies
does the video put cookies on my computer | I'm on a metered connection. Does that film start loading by itself? |
Will the clip on your front page tell the video company that I was there even if I don't watch it? | Whose cookies do I get when I watch the film? |
does it autoplay | At the office, media sites are monitored. Does merely opening your homepage contact one? |
Is third-party media embedded such that it sets cookies right away? | My daughter says embedded films spy on you. When does yours fetch anything? |
I share my data allowance with four grandchildren, and films that start on their own eat it up by the tenth. Does yours begin unasked? |
who sets cookies if i press play | Our proxy blocks all film platforms. Would your front page even try to reach one when it's opened? |
If I never watch the film, does that other site find out about me? | Is anything loaded from the video site before I press play?
`

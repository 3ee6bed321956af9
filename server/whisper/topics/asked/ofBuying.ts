/** Asked in people's own words, as data (topics.ts): prices, quotes, installation and how to reach the company. */
export const ofBuying = `
= How do I get a quote or get started? Is the consultation free?
ur number pls? | whats ur phone number i wanna talk to someone about pricing for my house |
I don't do online forms. Which line do I ring to get the ball rolling? |
Whom do I telephone if I'd like an offer for our association's two entrances? |
my dad wants to order by phone like a normal person, where does he call | How may I reach your sales department? |
I just want a human to give me a price over the phone | We're ready to go ahead. What's the first step, a call? |
Where do I ring up about getting one for my shop? | If I dial your sales line, what happens then? |
lost your card, could you give me the number I should call to get one priced | hello i like buy, which number | does a quote cost anything |
The last fella charged me $150 just to come and give me a number. Do you do that too? | I'm only shopping around and don't want a bill for asking. |
is the consultation 4 free or is there a catch | Will I be invoiced for the initial advice? |
How much do you take for telling me what mine would cost? | We have no budget yet, not even for an assessment. Can we still talk to you? |
My pension is small. I'd want to know what I'd be in for, but I can't pay for the estimate. |
Is it obligatory to leave a deposit before you give us an offer? | free estimates or no? |
do i owe u anything if i ask for an offer and then say no thanks | Our bylaws prohibit paid proposals. Are yours gratis? | how do i get a quote |
I'd like one. How do we begin? | ok im in, whats step one | What will you ask me on that quote form? I don't like surprises. |
Do I have to give both my telephone and email for an offer? |
We are a community of 64 homes with three entrances. How would we go about obtaining a proposal? |
Which details are entered when someone requests a price? | where do i sign up |
My sons want to surprise us for our anniversary with one. What must they do first? |
I filled in something on your page yesterday. What sort of details does that form take? | Is my message text mandatory when I ask you for an offer? |
how to order | do known callers cost extra or is it standard | does it cost anything to ask what it would cost | how do i ask for a quote |
my dog says woof. also is consultation really free | Fine, you win. How do I start? | What does the consultation cost me? |
Which number do I ring for a quote? | Does it set me back anything if your people just come up with an offer for me? |
Do I owe anything if you work out an estimate and I then say no thanks?
= Can I text you for support?
can i text somebody | I'm deaf so calling is no good. Do you have a number for messages? |
my system is acting up and im in a meeting, cant talk. can i sms you | What number do I message if I need help? |
Is there texting, or do I have to wait on hold with that awful music? | who do i txt for tech help |
I already own one of your systems and it's being weird. Where do I send a quick message from my cell? |
Typing is easier for me since the stroke. How could I reach your helpers from my mobile? | Customer service by SMS available? |
I can't get a voice call through from this basement but messages go. Which number for problems? | support txt line pls |
Do you handle service issues by text message? | To which number do I send a text when something is not working? |
I do not like talking. Can I just shoot you an SMS?
= How do I contact you? What is your phone number and e-mail address?
email address pls? | I've got three photos of the entrance that I'd like someone to look at. Where do I send them? |
It's a long story and I don't want to tell it on the phone. Where can I write? | who do i email | May I have an address for written correspondence? |
I hate phones. Is there a mailbox I can write to? | My daughter wants to send you screenshots of what went wrong. To which address? |
Our procurement needs everything in writing; please state the electronic mail address. | how do i send u a picture |
I'd rather sit down in the evening and type it all out properly. Where to? | whats the support address, the one with the @ |
My spelling is poor, so my granddaughter will type it for me at the weekend with some snapshots of the post. What address does she put in? |
What is the e-mail address of your support? | Whom do I pester when it goes on the blink? |
I would rather write a long e-mail. Which address goes to support?
= How do I contact you? Are you available 24/7?
what hours are you open | Are you there on Thanksgiving? My in-laws arrive then and I'm nervous. | its 2am is anyone there |
I only get off work at eleven at night. Is that too late to reach you? | Do you take calls on Sundays? | what time do u close |
Emergencies never happen during office hours in my experience. Would I reach anyone at night? |
Is there a lunch break or a time when you can't be contacted? | As a night watchman I'd need to get hold of you at odd hours. Possible? |
Do I need to wait till Monday? | Are you closed over Christmas? | business hours pls |
We once had a vendor whose phones went dead at five sharp. What about yours? | who do i contact when it needs looking at | how do i reach you |
when can i call | when can i talk to whisper | what number do i text for help | are you there on sundays |
tried to text the 0144 number and it bounced | OMG finally somebody. Do you guys work on sundays | thank you sweetie, and the e-mail address again? |
do you sleep? because I'd need someone at 3am | Anybody awake over there at 3 in the morning? |
I work nights. Is anyone around over there at 3 in the morning?
= Message and data rates may apply. Rates for text messages
how do i make the texts stop | You people sent me an SMS and I would like it to be the last one. How do I arrange it? |
does it cost me anything if i message you | I've a prepaid phone and every message costs. Will yours be free for me? | quit texting me pls how |
What word must I send back to unsubscribe? |
My father got a message from your number and doesn't know what to do with it. Is there a word for getting assistance? |
Are your SMS free of charge on the recipient's side? | I signed up by accident and now worry about getting bombarded. What's my way out? |
Once I've opted out, will there be any more? | what do i reply to get help by sms | Our legal team checks TCPA. Which opt-out keyword do you honor? |
I pay my phone company by the message. Will that count? | Quit blowing up my cell with messages!!
= How long is a quote valid, and what does it list?
how long do i have to decide | Got your offer on the 3rd but our board doesn't meet for another two weeks. Will the price still stand? |
does quote expire? | I put your papers in a drawer in the summer and found them now, four months later. Can I still take it at that price? |
Will I get one lump sum or can I see what each part costs? | My accountant wants an itemized proposal. Is that how you do it? |
I'm afraid you'd raise the figure the day after you sent it. | For how many days are the numbers binding? | do u break the costs down on paper |
We need five weeks for three signatures. Is that longer than your offer holds? | How detailed are your quotations? |
If I sleep on it for a week will everything have gone up? | how long does my quote hold | I was quoted twelve days ago, are the numbers still good? |
knock knock. who's there? a customer asking how long quotes are good for | how long are these prices good for |
How many days does a written quote hold? | What will I see listed on a quote? |
My board only meets in three weeks. Will the figures you gave us still count then? |
Our board meets once a quarter so timing matters. For how many days is a quote valid? |
Your estimate has been sitting on my fridge since early September. Do I get it at those numbers?
= How long does it take to install?
how long does it take to put in | I have to take a day off for the installers. Is it a full day or just a morning? |
Will the entrance be torn up for a week? | Our clinic can't have the door blocked all day. How many hours are we looking at? | 4 hrs or 4 days lol |
My tenants will riot if the front is out of order overnight. How quickly are you done? | When the man starts at eight, is he finished by lunch? |
Roughly what duration should I schedule for the work at each site? | my neighbor's old system took 3 visits and a month. u? |
I have a bridge game at two. If they come at nine in the morning, will I be free? | what's the time on site for the crew |
Do you need the whole weekend for setting it up? | Can it be done in an afternoon? | how many hours will your man be here |
will it be finished in an afternoon | Thanks! And how long does the install take? | How much of my day will be gone while your guy tinkers out there? |
how much of my day off will your crew eat up
= What are the steps of the installation process, and what do you need from me?
whats the process | From saying yes to having it work, what happens in which order? | do u have to come look at my gate first |
Do you need anything from me ahead of time, like pictures or drawings? | I'm all thumbs with paperwork. Is getting it a complicated affair? |
How many steps till it's up and running? | what should i send u before anyone comes |
We expect a lengthy site survey, engineering drawings and so on. Accurate? | What am I supposed to photograph? |
Please outline the procedure so I can brief our maintenance staff. | After the pictures, then what? |
I'm overseas until May and my tenant could only snap a few shots of the entrance. Would that be a start? | how hard is it to get going |
what are the steps from photos to using it | What must I show you before the man comes? | What homework do I have before your people show up? |
Treasurer of a small HOA here. Could you list the steps from signing up to being in use? |
Before your guy drives all the way out, what should I send ahead so he knows what he is in for?
= Who installs it? Can I install it myself?
can i install it myself | I'm handy, did my own deck and wiring. Will you just ship me the parts? | who puts it in, do i gotta find an electrician |
My husband will want to do it himself and he'll hurt himself. Tell me someone else does that part. | is it DIY? |
Do we need to hire our own contractor for the mounting? | I'm a widow and can't even change a light bulb anymore. Who would set it up for me? |
Does the technician bring everything along or do I buy the hardware first? | Our union rules want skilled labor for such work. Who performs it? |
will a pro come out | I figured it arrives in a box with a manual and I'm on my own from there. | Must our janitor mount it? |
can i mount it on my own | okie dokie. who puts it in, me or you | Is your crew handling it or do I get a box in the mail and a screwdriver? |
I am pretty good with a drill, but who normally does the installation?
= Is installation included?
is labor extra | The last contractor's offer looked cheap and then came a bill for the fitting. Do you play that game? |
so do i pay the installer separately | Does the figure I get from you cover having it put in? |
My nephew warned me about hidden fees for the technician. | is the work to set it up in the price or on top |
For the cost comparison, should I add a line for mounting, or is it inside your number? |
What do I have to budget for the man who puts it up, on top of your offer? |
Will I owe the guy who puts it up anything, or does your quote take care of that? | Turnkey price, correct? |
In 2019 a company sold us a controller for a song and then billed eleven hours of labor. The board won't forgive me twice, so is labor inside your price? |
does ur number cover everything til its up on the wall | is the installation in the price or on top | do i have to find an installer |
Do I pay for the installation on top? | Is the labor of putting it in billed on top, or is it included? |
So the guy with the drill sends me a separate bill afterwards?
= What does it cost, once and each month?
how much is it | what does the whole thing cost | I'm on social security. Before I get my hopes up, what are we talking about, moneywise? |
ballpark for one gate? | I always have to fill in my life story to get a number out of you companies. Just tell me upfront, what's it run? |
Pricing info please? | Our board has $1,500 left this fiscal year. Would that pay for getting started, and what comes after each month? |
Is there some cheaper way to have it put in than the eight-hundred-dollar one? | Why did I see both 340 and 799 on your pages? |
what do rich people pay for this, thousands? | My daughter thinks it's $10,000. I say less. What's the least for getting it put in by a pro? |
How high is the one-time outlay and the recurring one? | how many $$$? | Please quote the starting rates for setup and for the subscription. |
can i afford this on a teachers salary? whats it start at | Whats the minimum to get it set up | is there a monthly fee |
After it's been put in, do I keep paying? | I hate subscriptions. Is it a one time thing? | how much per month |
So I pay once and it's mine for good without further bills, correct? | What does it cost to run over a year, at least? |
My late husband signed up for so many subscriptions. What would be charged to me every month with this? | Running costs, starting where? |
whats the ongoing price | For the operating budget I need the recurring charge. | is it like netflix where i pay every month |
I budget in envelopes, one per bill. What should I put in the envelope for your outfit each time the month begins, at the least? |
how much is the service per month | what is the cheapest install | what do i pay at the beginning and what each month | how much does it cost |
Whats the damage | ballpark for a normal house with one gate? | give me a rough number I won't hold you to it |
i live on social security, what would I pay each month | whats the cheapest i can get away with | how much is a professional install |
what's "basic installation" and what does it run | how much do I save against a call box in the beginning |
What is the starting price when a professional installs it? | From how much a month does the service run? |
Your page also speaks of a basic installation. At what price? | What is the damage to my wallet up front? |
And once it is up, what comes off my card every month, roughly? | What do you charge for a basic installation? |
What kind of outlay are we looking at before it is up and running | Roughly how much would leave my bank account every four weeks?
= Is there a long-term contract? Can I cancel at any time?
do i have to sign for 2 years | ADT had me in a 36 month thing that I couldn't get out of. Is yours like that? | contract yes/no pls?? |
Can I quit whenever? | I'm selling the house in about a year. Would I be stuck with you afterwards? |
We lease our storefront month to month and can't commit to anything that runs for years. | what if i dont like it am i locked in |
My boss forbids multi-year commitments. Deal breaker with you? | At 88 I don't buy green bananas, as they say. How long would I be tied down? |
Any minimum term? | Which billing model do you follow? | is it a flat subscription for years or do i pay for what i use |
I guess there's some fine print that binds me till 2030. | is there a flat contract for years or do i pay as i go | am i bound for two years |
can i get out whenever i like | you're funny. is there a contract though | am i tied in for three years | Must our association sign for three years? |
How do you bill, a flat fee or by use? | My last alarm company had me chained up for five years. Will you do that to me too? |
Suppose I change my mind next spring, am I stuck with you?
= What warranty do I get, and can it be extended?
what if it breaks | Is there a guarantee on it? | how long is the warranty |
My last panel quit fourteen months in, naturally right after the guarantee ran out. Can I get something longer from you? |
Suppose the thing conks out in month six, who's on the hook? | Does coverage end at some point, or could we extend it for good? |
We keep equipment for twenty years. Can it be covered for that long? | lifetime warranty available or nah |
I buy the extended plan for everything, even toasters. Do you sell one? | What does the standard coverage period amount to? |
Asset management requires at least twelve months of warranty. Do you comply? | I'd guess that you're on your own once it's up on the wall? |
if it breaks next spring, eight months after the install, am I still inside the guarantee period? |
my last gadget died right after the guarantee was over. can i buy longer cover from you | is lifetime coverage part of the deal or something on top |
can the one year be extended | do you have any cover that goes on after the first twelve months? | is it guaranteed for some time |
hey whisper, whats the warranty | Does the warranty run one year or two? | Can I get coverage for life beyond the normal warranty? |
If the thing dies on me after half a year, am I on my own? | how many years warranty | It conks out fifteen months in. Is that on my dime?
= How does it compare with a traditional call box?
why not just get a normal call box | We got a bid of $3,600 for a new telephone entry unit. Is yours less? |
how do u compare to the old school box on price | My contractor insists the usual keypad-and-speaker thing is the cheapest way. Is he right? |
What do those standard gate boxes run these days? | DoorKing wants a fortune. How do you stack up moneywise? |
I need two columns for my board: the conventional unit and yours. What figures go in? | Isn't an ordinary entry phone much cheaper? |
savings vs traditional box? |
The old unit was hit by a truck. Insurance pays up to 2,500. Could I do better going with you than replacing like for like? |
Before I spend thousands on the classic solution, what would I put down with you? |
At the last meeting old Mr. Petersen swore that a standard gate telephone goes for five hundred bucks, and nobody could prove him wrong. What figures do you have? |
is it cheaper than a telephone entry box | forty seven dollars a month for a doorbell?! | so is this cheaper then an intercom or not |
On your comparison, what price range stands for the ordinary box with keypad and speaker? |
My neighbor got one of those keypad things on a pole. Why should I do it your way? |
what does a traditional call box run these days, from what to what |
A rival wants three grand for one of those panels with buttons. Would I do better with you?
= Unsubscribe: reply STOP to any text message of ours and we send no more
how do i stop your text messages | does texting your support cost me anything | wrong number keeps texting me ur gate stuff, i never signed up |
great great great. and to stop the texts? | Which word do I reply so that your text messages end for good? |
What do I reply to one of your text messages when I want help rather than to opt out?
`

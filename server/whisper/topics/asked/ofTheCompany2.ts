/** Asked in people's own words, as data (topics.ts): the company, its places and what is announced. */
export const ofTheCompany2 = `
= A native app, coming soon
is the app out yet | I actually LIKE apps, everyone else hates them. Will you make one? |
My daughter runs her whole house from icons on her iPhone. Is there one of yours she could put there? | is there gonna be an iphone version |
I searched Google Play and got nothing. Does it exist or not? | Is something for mobile in the works? |
For younger tenants, having it on the home screen is a must. Status? | Will a person have the option of a proper application in future? |
so ur site says no app but then i read native app, which is it | My partner swears you launched something for the iPhone last year. True? |
My sister in law won't buy anything that she can't put on her home screen. I told her I'd find out if there is something official yet. |
We'd push it to all staff phones via our device management if there were one. Is a mobile client on offer or just foreseen? | is there an app yet |
looking for your app in the app store, i get some game instead | When can I find your native app in the App Store?
= Does it connect to smart-home systems or property-management software?
does it work with alexa | We run everything in AppFolio. Will your thing talk to it? | homekit, does it? |
I've got Google Home, smart bulbs, the lot, and would love to say "let him in". Doable today? |
Our back office lives in Yardi and I dread double data entry. Any connector? | can i hook this to smartthings |
My installer put in Control4 last year, $30k. Does yours plug in? | Does a link to Buildium exist at this time? |
I was told that it's compatible with all the smart home stuff out of the box. | Will it tie in with the program we use for managing our rentals? |
Is there any interface to third-party systems at the moment? | hi do you sync with home assistant | does it link with my smart home today |
Alexa doesnt find the gate | Top of the morning! Alexa compatible? | Does it talk to my Google Home or other smart home stuff? |
ButterflyMX hooks into our property management software. Do you integrate with it as well? | Can I say "Alexa, open the gate" with this?
= Advanced analytics: figures on the use of your gates and doors
can i see how many people came thru last month | Our board wants monthly statistics about traffic at the entrance. Do you deliver them? |
Is there a chart of busy hours anywhere? | graphs n stuff? |
As facility manager I have to report footfall every quarter. Could your product give me the numbers today? |
I'd be curious how often my gate gets used in a year. Does the system tell me that now? |
We suspect deliveries doubled since Covid. Would you have reports to prove it? | Does it already come with usage reports? |
I assumed a dashboard with usage metrics is included. | Are the statistics you mention on the Coming Soon list finished? |
I sit on the roads committee and we argue each meeting about how many cars really come through. Could your product settle it with hard figures now? |
excel export of gate usage, do u have that or is it for later | Our board loves charts. Are there analytics on the use of the gate? |
I would like charts of how busy each door is. Is there something like analytics?
= What is the story behind your company?
how did u come up with this | What's the idea behind your company? I like to know who I'm buying from. | Why did you put it on a sign, of all things? |
I'm a journalism student doing a piece about local firms. How did it all begin for you? | What did you find lacking in intercoms? |
will i have to learn some new device | Tell me your story, I've got time, I'm retired. |
Grandma gives up on anything with a manual. Is there some machine she'd have to master? | What was the thought that started it all? |
What gap did your founders see? | I give a talk at Rotary on inventions out of ordinary annoyance. What annoyance led to yours? |
what was wrong with the old way that made u start this |
As someone who quit two smart locks in frustration, I wonder: does your philosophy include gadgets that I must master? |
Why did you people bother to invent this?
= What is the history of your company?
whats the companys history | Have you always done this or were you something else before? | Could you give me the main milestones of the firm? |
I have to introduce your company at our annual meeting. What were the stations on the way here? |
So where did the company come from and where's it headed? | what did u guys do first | Briefly, the background of your organization, please. |
What did you originally set out to do? | Past, present and future of your business in a nutshell? |
I am preparing the supplier profile for our file and need a few lines on how the company developed up to today. |
how did it go from the beginning til now for you guys |
My uncle worked in the intercom trade for decades. He asks how your outfit got started and what stage you've reached.
= Who is the founder?
who started this company | Who owns the idea, is there a person behind it I can look up? |
When I ask for an offer, who is it that I'll be talking to? | name of the founder? |
My late husband always said deal with the top man. Who would that be at your place? |
I met someone called Avery at a fair. Who's that in your company? | Whose brainchild is this? |
Is the person who began it all still talking to customers? | Who is Mr or Ms Hinge? | ceo? founder? who is it |
A person called Hinge left a message on my machine about the offer I asked for. Is that someone genuine from your company? |
I like to send a thank-you card to whoever set up the business. To whom do I make it out? | who started the company |
nice bot. now who founded the company | Who on your team is named as the founder? | Whose idea was this business, who got it going? |
Whose brainchild is all of this anyway?
= Who is the lead developer?
who made this website | Who's the technical person over there? | Robin Latch, does that name belong to one of your people? | whos the coder behind it |
I'm a software engineer and curious who builds your portal. | Which member of your team is responsible for development? |
The thing that answers at the entrance, who wrote it? | Got an email signed Robin. What does this person do with you? | Who heads engineering? |
I'd like to mention your chief programmer in my report. Who would that be? |
Our IT chap wants to trade notes with whoever is in charge of programming at your place. What's the name? | who built the control center |
who runs the tech at your place | have a great day! p.s. who is Robin? | What does Robin Latch do for the company? | who is your lead developer |
Which guy over there actually programs the thing? I like to know who wrote what I depend on.
= Is there a demonstration video?
got a video? | I don't understand from reading. Is there a little film I could look at? | can i see it in action somewhere |
My husband is a visual person. Anything to show him how it goes? | Could I screen something for my association's meeting so that they grasp it? |
do u have a youtube or clip or smth | Where on the site can I see it working? | Words don't do it for me, show me! |
I'd love a demo before I bother anyone with a call. | Do you have footage of someone arriving and getting through? |
English hard for me. You have movie to see how is working? |
I tried explaining your system to my mother over the phone for half an hour and she still thinks it's a radio. Anything she could watch? |
is there a video i can watch | pleased to meet you, I'm Hal. Where's the video? | Where can I watch it in action? |
I would like to see the thing move before I spend a dime | I learn by watching. Have you got a demonstration video anywhere?
= Where are the resources for installers?
im an installer where do i get the manuals | We're a gate company and have been selling your product since spring. Where are the brochures? |
where's the login for dealers | Tech here, on a job site, I need the wiring documents. Where are they kept? |
Is there promotional material for companies who sell your system? | My boss said there's a separate area for those who resell you. What's in it? |
I do fence and gate work. Any place with datasheets for the trade? | can dealers get flyers and stuff |
As an authorized dealer, whereabouts will I find artwork for our showroom? | Do you have anything for people in the trade, behind a password perhaps? |
We put up fences and took on your line this autumn, but the box with the sales folders never came. Is there some place I can get such materials? |
Where would a technician who fits your gear look for technical papers? | where do installers find documents |
I install these for a living. Where do dealers get the technical documents? |
Installer from Manassas. Where do installers find the technical resources? |
We put in fences and openers for a living. Any brochures or spec sheets for folks in the trade?
= Who is my data shared with? Do you share it with third parties, authorities or the police?
do you sell my data | Who else gets to see my details once I've handed them to you? | Will you give my information to the cops? |
I'd rather my landlord didn't get hold of my stuff. Does he? | Do any third parties receive personal data? |
The local dealer phoned me out of the blue knowing my name. Did he get it from you? |
My divorce lawyer asked if your records could be subpoenaed. Would you hand something over to a court? |
does anybody outside ur company get my number | For our processor register: who are the recipients of residents' data? |
Is the phone company involved in any way with my data? | I'm the manager of the place. Do I get information on those who use our entrance? |
The fellow who came to do the work knew my name, my number and what I'd asked for. I was startled. Is he supposed to have all that? |
do you give my data to the police | who sees the information you have about me | Would you ever hand my details to the police? |
Apart from yourselves, who gets to see the details I hand over? | Before I hand over my details: into whose hands could they end up?
`

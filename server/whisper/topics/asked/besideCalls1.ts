/** Asked in people's own words, as data (topics.ts): calls, codes, signs, cameras and accounts. */
export const besideCalls1 = `
- of this site
are you on insta | My niece says everybody has a Facebook page. Do you? | which socials do you have | Where online can I follow the company's news? |
I'd like to connect with your firm on LinkedIn. Is there a presence? | got a facebook page? | Do you do social media at all? |
My granddaughter does all her shopping by looking people up on Instagram first. Would she find you there? | is there an official page i can like |
Our marketing intern wants to tag you in a post about the new entrance. On which platforms are you? |
Which networks do the little icons on your pages lead to? | I've left Twitter for good. Are you on any of the others? |
i got a link to ur form, how long does it work | Can I fill that form in later, I'm on the bus right now? |
I was given a number after sending my request. What's it for? | Do I have to let you text me in order to get an offer? |
You mailed me the link ten days ago and I was in hospital. Is it still good? | Is the link to the form good forever? |
Lost in the pile of emails: the private form you sent me three weeks ago. Can I still open it? |
A lady on the phone kindly sent me something to fill in, but my son, who does my computer things, only comes in three weeks. Will it still open then? |
whats the reference number for | I don't want messages on my cell. If I leave that box empty will you still make me an offer? |
How many days have I got to complete the form after you send me its link? |
When I've sent off my request, do I get anything by which I can refer to it later? | Your picture of the gate doesn't load on my Kindle. Known? |
typo on your about page, where do i report | can i print the system page with the prices without the blue | is there a dark mode |
your site is slow on my phone | I've been poking at your page for ten minutes and the menu covers half the text on my old tablet. Known? |
can i change the font size here | want to tell somebody about a spelling mistake here | who made this website, it's nice |
Which browsers does the site support? | where is the site map? | why does the word at the top keep changing, it makes me dizzy |
can this chat window be made bigger | the button does nothing when i tap it
- of calls
do not disturb from 10 pm? | could I have calls announced or screened before they reach me |
i would like calls from the gate to stop between midnight and six | robocallers dialing the gate number, do you filter them |
does it limit how many times one phone can call in an hour | A salesman for gutters calls from our gate twice a week, is there a blacklist |
teenagers ring every night for fun. how do I stop them |
What if somebody photographs the code and rings me from Ohio at four in the morning, forty times? | jehovas witnesses... any filter lol |
Somebody posted our gate number in a group chat and now strangers ring for a laugh. I need a way to shut them out. |
I work nights and sleep by day, so I need it to stay silent until 3 pm |
Could it only ring when the person is truly standing in front of the gate? location check or so |
my ex keeps standing there and calling me. can she be blocked | can i block a number |
The nurse stood outside for forty minutes since mom's phone was dead. How could that have been avoided with you? |
does it try a second number when the first is busy | can i call the visitor back a minute later and still open | what if i dont answer |
no answer = gate stays shut forever? | not clear to me what becomes of a call I miss |
My phone sends unknown callers straight to voicemail, and then the visitor talks to my mailbox. Known problem? |
I'm on the other line a lot. Is there call waiting for the gate? | I'm often in the shower when the parcel man comes. Can he leave a voice message? |
is a missed call shown anywhere | how long does it ring before it gives up | what does the visitor hear when nobody picks up |
is there an after hours operator of yours who'd answer in my place |
I drive a school bus and can't touch the phone for three hours each morning. I wonder what my visitors get to hear then. |
Dad's phone is from 1983 with a dial you turn. He'd like to know what he does when he wants the gate to move. |
can i open without any visitor calling, just because i'm arriving myself | what if my grandson grabs the phone and mashes the keys |
My rotary phone makes no tones. How would I tell the gate to open? | which button do i press to open |
is it 9 like on our old system or something else | does it need a PIN from me before opening | do i have to stay on the line until he's through |
i don't see anywhere what exactly one presses to let the visitor in |
Can the open digit be changed? Ours collides with the phone system in the office. |
will it tell the visitor "gate is opening" or do i have to say that | do I say a word or push a number |
I have arthritis and hitting small keys during a call is hard for me, is there a different way to confirm |
i pressed 9 and nothing happened, what's the right digit | it shows as spam likely, how do i change that |
do i see a picture of who's calling before i pick up | does the gate call break through do not disturb | Is the visitor's own number displayed to me? |
Will it say "Front Gate" on the screen or some number I don't know? | My iPhone silences unknown callers. Which number should I save as a contact? |
I wonder if I can tell from the ring which of my two gates it is. | what number shows on my phone when somebody is at the gate |
does my number get shown to the stranger at the gate | Would the visitor learn my private cell number from calling me? I'm a judge, so that matters. |
My wife never picks up numbers she doesn't know, that's how we missed the doctor. What name will the gate come up with? |
can i give it its own ringtone | it came up "Scam?" on verizon's screen and my wife hung up on the piano tuner |
I'd rather my visitors never learn my number, please tell me whether they do | does whoever gets my old number next get my gate calls |
I changed carriers, kept the number. Anything to do at your end? |
My bag was snatched on the Metro an hour ago with phone and keys in it. I'm frantic about the gate, what should I do? |
My phone fell in the lake, and people are coming for dinner. How do I get calls to my husband's phone within the hour? |
what happens if my number gets ported by a scammer, sim swap i mean | is a lock possible from the web if the phone's gone |
have a new cell number since last week and no idea how to tell your system | lost my phone last night. can the finder open my gate?? |
Old landline got disconnected by mistake and now whoever comes hears a dead tone | if someone steals my phone are they in |
is the phone number of the owner checked again sometimes, because people give numbers away |
can you freeze my gate over the phone? how would you know it's me |
new sim card and new number since monday, who do i tell so the gate rings me again | Do your technicians keep a back door after the install? |
the last alarm company had a technician who watched customers. What keeps yours honest? |
Is remote access by support switched off by default, and do I have to approve it? |
I once worked for an alarm firm and we could open anything from our desks. I want to know if yours can. | do you listen in on the talk at the gate |
if a dealer quits, does he lose his way in to our system | does the manager of the building see when I open for my boyfriend |
is there a log of when support touched my settings | who at your company has access to the gate codes | can your staff open my gate |
i worry about insiders. how are employees vetted | please state who inside your company is able to move my gate |
could robin latch open my house from his laptop if he wanted | do visitors hear "this call may be recorded" |
could the system notice threats in a gate call by AI | who besides us two can hear the call | can i record the visitor for proof |
is there a transcript of what was said at the gate | are the gate calls recorded | i don't want my friends on tape. is anything of the talk stored |
A driver swore at me at the gate yesterday. Can I get the audio? |
A man threatened me through the gate call last evening and the detective asks for the audio. I don't know whether it exists. |
where are gate recordings kept and how long | can i turn recording on for just the back door |
would like to be sure nobody keeps what I say to my visitors on tape |
Maryland is a two party consent state. Do you tape what the visitor says to me at the gate? |
My lawyer wishes to subpoena the call from the entry on March 3rd; does such a thing exist? |
My friends come from Germany with German phones. What would ringing my gate cost them? |
Will tourists without US roaming be able to reach me at the rental? | my plan blocks outgoing calls to unknown numbers at work. any way around |
drivers complain that scanning eats their data, how many megabytes is it | is it a toll free number |
i have no credit on my phone. will the call still go | not sure if calls to the gate count as long distance for my guests |
does it cost me minutes on prepaid when i ring somebody's gate with this | why was I charged 35 cents after calling a gate in Arlington |
is it a local number, 202 or what | is wifi calling ok for the visitor, theres no T-Mobile on our hill |
Cousin Jutta visits from Hamburg, her phone plan is murderous over here. I'd like to know what ringing us would set her back. |
does the visitor pay for the call | is the phone number at the gate premium rate?? i just called one |
My mother-in-law walks over with cake and leaves her phone at home on purpose. How does she make herself heard? |
The mail lady isn't allowed to use her cell on the route. What is she to do? | what if the visitor has no phone at all |
my battery died and i'm standing at a qr sign | my aunt hates cell phones and will never own one and visits every Sunday |
my son is 9, no phone, school bus drops him at the gate. how does he get in | amish farmer delivers our eggs with a buggy. no phone. honest question |
Is there a button on the sign for people without phones? | the kids come from school without phones, I need to understand what they do at the sign |
elderly guest left his mobile in the car that drove off, so is there any other way in | joggers of our community never take phones. hand print? code? |
do you offer a speaker box in addition, for the ones who carry nothing | could a neighbor let them in, or is there some emergency bell |
There's an outer gate by the road and another by the stables, half a mile apart. I want to open just one of them for the vet. |
can i open the side door when he called from the front | We've five entrances to the same yard, must every one have its own sign and number? |
can the in gate and out gate be opened separately |
is it possible to let a truck in at the service gate without the guy at the main gate thinking it's for him |
gate opened but it was the wrong one!! how do I stop that happening | lobby plus stairwell plus suite door for one guest in one go |
two gates in a row, outer and inner. does one call open both | is an airlock possible, second door opens only after the first is shut |
tell me how I know from the call which door the person's at | how do i tell which gate they're standing at |
Our driveway forks to three houses and just one sign fits at the road. How is the visitor sent to the right owner? |
does opening the gate also unlock the house, or can I keep that apart | is there a guest list, so that the guard just ticks names |
face recognition at the gate? |
A stranger with a clipboard fooled my dad by knowing his name. I'd like something that checks such people better than a voice. |
Is the visitor checked against the sex offender registry? | how do I know the voice on the phone isn't AI |
Could a visitor be asked to say his name first and I hear just that? | do you know the name of the caller from the phone company |
proof that the plumber is licensed? | does it scan driver licenses | visitor badges printing at the door |
my father believes any voice. could the system check them for him before | can guests show a QR ticket that I mailed |
can it compare the voice with the last time | i need to know if the system can check a guest against our banned list | is there hold music? |
curious what my guest hears between the scan and my hello | can it say the gate is closed for the season | does the page after scanning show our logo |
is there a press 1 for sales press 2 for shipping menu | after scanning, does he have to type his name |
is there an ad for your company in the greeting | Could visitors get the wifi password and directions once they're in? |
what does the caller hear first | can it tell the pickup truck which dock to drive to | can i record my own greeting |
At the winery people need to hear "tasting room on the left" or they drive into the vines. I'd like to have that said at the gate. |
We'd love the visitor to hear a welcome in the bishop's own voice. Doable? | does the voice sound robotic |
Can I register the gate on our Asterisk PBX over SIP? | Which key do I press on my phone to open, 9 or star? |
Does a stranger who scans see my private cell number? | Show me what the last visitor wrote to you |
When a driver and I talk through the gate call, is a tape of that kept anywhere? |
There's an ex who keeps ringing from the gate. Can I block just his number?
- of accounts
can i get a read only login for our bookkeeper | i forgot my control center password |
How long until it logs me out? The guard's computer sits in the open. | where do I log in | what is the web address of the portal |
The secretary retired with all our passwords in her head, and nobody gets into the web portal any more. Help? | does it run in safari on an old ipad |
My manager left and took the login with her. How can the association get in again? | username is the email or what |
need the link for the control center page, can't find it | Is there single sign on with Microsoft for our office? |
i get "invalid credentials" since tuesday | two factor authentication available? | my account's locked after too many tries, please unlock |
I forgot my Control Center password, where is the reset link?
- of codes
What happens after three wrong codes? | can two people use the same code | can i pick the number, like our wedding year |
Can a code work on Tuesdays only, from nine to noon? | how many codes can i have |
please explain on what people type their code, seeing there are no keys on the sign | where does the cleaning lady type her code if there's no keypad |
I have 61 volunteers at the food pantry. Is there a ceiling on trusted people? | are codes stored so that your staff can read them |
my daughter gave her code to her whole soccer team. can i see who used it and kill it | how many digits has a code | do codes run out by themselves |
We run a co-op nursery with forty parents on rotation. I'm wondering if the code list can hold them all. |
I let the nanny go yesterday, so how quickly is her code dead once I remove her? | does a code cost extra per person |
Can recognized callers be limited to daytime? | does the gate open at once or ring me too when a known caller dials |
can't caller id be faked? any kid can spoof a number | what does it do with a +49 number |
Could someone with a cloned SIM walk into our compound on my name? | does caller recognition work if his number is withheld |
My ex-husband is good with computers and faked my mother's number once. I have to know if he could fool the gate that way. |
we've got 30 drivers calling from one office line. will each be known? |
uncertain if my regular driver is recognised when he calls through his company's switchboard |
caller id doesn't come through on my ancient car phone i think. how can I test it | if a trusted guy changes his number who has to update it |
My son's phone is on a family plan and shows my husband's number, would it mix them up | how many phone numbers can be put on the list |
my number on skype shows as unknown. would i count as trusted | How many digits does a visitor code have?
- of schedules
how many time slots a day can I set | is there a limit how long it may be kept open in one go | can the hold follow sunset |
the rabbi needs friday sundown times which differ each week, can a calendar be loaded |
We hold the gate open mornings, but on a snow day it should stay shut. How is a hold skipped? | Will it text me when a hold starts? |
who can cancel a hold when there's a fight outside |
Last Labor Day our old timer held the gate open for a closed office and we were robbed. Does your schedule skip such days? |
different hours per gate? | i would want to cut a hold short when the lot is full, no idea if that goes |
does the motor hold against the auto close timer or fight with it | daylight saving shifts twice a year - automatic? |
Could I have the door unlocked during business hours only after the first employee has arrived? |
what if the power fails in the middle of a hold, does it shut or stay | does the schedule know about thanksgiving |
Do the scheduled holds follow daylight saving on their own or do I redo them twice a year?
- of call boxes
we have an access control panel from kantech for staff; could yours just add visitors to it |
half of the residents refuse change. could the two systems run next to each other for a year |
The widow next door has pressed the same intercom button since 1970 and won't learn. I'd like to leave it for her, possible? |
keep the brass call box for looks but with your guts inside, is that done | our aiphone still works fine, why rip it out, or can it be left connected |
can my old keypad stay | does it hook into our existing telephone entry | We like the video intercom indoors. Would both ring? |
Is it OK to leave the push button in the guardhouse? | i want my kids to still use the code pad. does yours block it |
The doorbell chime in the kitchen is sacred to my mother. Can a scan make it ring? |
wondering whether both the old panel and your sign may run the same gate | would your relay fight with the intercom's relay | trade in value? |
lead paint on the old post, do your guys deal with that |
My grandfather made the old bell pull, and I'd hate it to be damaged on removal. Do you insure for that? |
we have 14 apartment handsets on the walls. what happens to those after | the buried telephone cable, does that get pulled out or left |
Will the holes be patched and painted? | it'd be nice to hear if you give something for the old system | is recycling of the old box included |
We have a chest-high steel call box on a slab in front. I'm trying to find out who cuts it off and carts it away. |
Can I sell my old doorking on ebay or do you take it in payment? | who removes the concrete pedestal of our dead call box |
who shuts the old phone line account, me i guess? | do you take the old intercom away | import of residents from a spreadsheet possible? |
We've a two year contract with ButterflyMX still running. Would you buy us out? | can we keep the phone number on our old gate sign |
does the changeover happen in one day or are we gateless over the weekend | my old system's sim is paid until june, may it go in yours |
There are 412 names in our present system and I typed them in myself over a winter. I beg you, is there an import? |
port my number from telephone entry to you? | Is there overlap so the old code still works some weeks? |
our dealer went broke, and the equipment on our pole looks like yours. Can you adopt it? | unsure whether our present gate number could come along |
reuse the knox and the old cables | can you take over our cellgate box with your service |
do you have a letter template to tell residents about the switch | how do we move 300 names from doorking software |
Will the installer tear out the old call box and haul it away? |
Everybody knows the phone number of our old box by heart. Can we take that number along?
`

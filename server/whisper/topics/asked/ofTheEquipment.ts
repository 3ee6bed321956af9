/** Asked in people's own words, as data (topics.ts): what it needs and what can be added. */
export const ofTheEquipment = `
= What does it run on? Does it use electricity and a cellular network?
what does the thing run on | How does the unit out by the road talk to the outside world? | is it wifi or bluetooth or what |
My electrician asks what the equipment needs to operate. What shall I tell him? | Which network generation does the radio use? |
I thought these gadgets went through the home router. Do they? |
Somebody told me everything older than 4G is useless. What do you mention as your generation? |
We'd be trenching 300 feet of cable from the house to the road, and I'd hate that. How does yours get its signal to me? |
does it have its own sim like a phone | Does a wire have to run back to the building for the communication part? |
Please describe the connectivity of the field equipment. | im on a farm and my internet is garbage. would that spoil the calls from the gate? |
Technical due diligence: what is the transport between the entrance and the owner? | does it need electricity at the gate at all |
which generation of mobile network does it speak | wow ok. and all that with 3G? | What generation of mobile network does the equipment use? |
What juice does it need to live?
= What is needed at the gate? Do I need Wi-Fi, an internet connection, a landline or wiring?
do i need wifi down at the road | our driveway is 900 ft and the router doesnt reach past the porch. is that a dealbreaker |
Do we have to order a landline for the entrance? Verizon wants a fortune for one. | What has to be there before your crew arrives? |
Would I need to dig a trench for a data cable? |
My old system had two copper wires going back to the basement and they rotted. Does this one need them again? |
we dont have internet at all at the cabin entrance | Comcast goes out here all the time, I'm worried then nobody could get in. |
The facilities team wants to know about prerequisites on our side: network drops, phone circuits, anything? |
The telephone company is shutting down copper in our area. Will that hurt us if we go with you? | is an ethernet cable necessary |
I got an outlet at the gate post but that's it. Good enough? | What do I have to prepare, I've nothing out there but electricity? |
Must the HOA pay monthly for a broadband connection at the guard shack to use you? | so no phone jack needed? |
what has to be at the gate before you come | does it go over my home internet or over cellular | we have no phone jack out there, is that a problem |
is wifi needed at the gate | does the entry need coverage or only my house | Do I need an internet subscription to keep it running? |
my wifi is out so i guess the gate is out too right | internet down in the whole building will deliveries still reach me |
how are you? I'm fine. My gate has no phone line, that a problem? | good job next: wifi needed? | gm. need: power at gate yes or no |
Hi this is Marge. I do not have a computer at the gate, do I need one? | Does a cable have to be run from the gate to my house? |
I just had the drive repaved. Please tell me nobody is going to cut a trench through it. |
Do I have to pay the cable company for a connection out by the road? | Is somebody going to trench through my azaleas for this? |
Comcast drops us about twice a week. Would that knock it offline as well?
= Not for places without power
theres no electricity at my gate, can u still do it |
We've a cattle gate two miles from the nearest utility pole, nothing plugged in anywhere. Would it work there? |
I was hoping to put it on a manual gate in the woods. There's no juice out there at all. | can it just run without any electric |
I've never had current run to the front of the property. Is that a problem? | My brother thinks it doesn't need to be hooked up to anything. Correct? |
Nothing is wired at our back entrance, not even a lamp. Should I bother calling? | does the spot have to have electricity |
The lot is undeveloped, no utilities yet, but we want to lock it and let the surveyors in. Suitable? |
Is mains supply at the entrance an absolute must? |
we switched off the breaker for the gatehouse years ago and pulled the wiring. Will it function regardless? |
off grid place, no juice by the road. yes or no? | there's no power at my gate whatsoever, would it still run |
There is no socket within half a mile of the spot I have in mind, no mains, zilch. Deal breaker?
= Not for places without cellular coverage
we get zero bars at the end of the driveway | I live in a hollow where nobody's mobile works. Is it worth talking to you? |
no reception where my gate is, will it work? |
In our underground garage phones are dead, not even emergency calls go through. Could the garage entrance get your system? |
There's a dead spot right by the entrance, T-Mobile and AT&T both show nothing. Does that rule us out? |
What sort of location would you refuse on account of signal? | My cabin has power but absolutely no phone signal. |
Does the gate itself have to be somewhere a mobile works? |
The estate lies in a valley and everyone has to walk up the hill to make a call. I'd guess that's a problem for your product? |
if theres no service out there does it still ring me | Can you do it with just electricity and no mobile reception whatsoever? |
Our rangers' station is out of range of every carrier. Honest answer please, would it function? |
our gate is in a total dead zone, no coverage. can you put it there | does my gate have to be in cell coverage |
Our place is way out in the sticks, zero bars on every phone. Any hope? | Our lane dips into a hollow: zero bars, not even outside. Any hope?
= Not underwater
my dock gate floods and the box would be fully under at high tide, ok? | can you put one in a pool |
Silly question from a boat club: we'd like it below the waterline at the lock. Feasible? | Is the equipment submersible? |
We're restoring a sunken grotto with an entrance beneath the lake surface. Would you take the job? |
Every spring the creek rises and the post at our entry is submerged for a week. Is your hardware built for that? |
lol would it work at the bottom of a lake | How about a diving center whose door is down in the water? |
My son asks if the mermaids could have one. I told him I'd ask. | Are there wet locations you won't do, like fully immersed ones? |
We want it mounted on a piling, beneath the surface at the marina. Is the gear meant for such use? |
Our plan was to fix it to the inside of the swim-through tunnel at the aquarium, submerged around the clock. The curator told me to check with you first. |
can it be installed underwater | where does your system not work at all | bruh my gate's in a swamp, could it go underwater |
Love the dragon thing on your page. But honestly where does it NOT work |
Our boat dock is below the water line half of the year. Would the unit survive underwater?
= How do I manage it and its settings online?
where do i change my settings | Once it's in, how do I run it from my computer? |
I moved and got a new cell number. Where is the place such things are handled? |
Do I have to walk out to the box with a screwdriver every time I wish to alter something? | Is there a website or a dashboard for owners? |
My nephew handles all my computer things from Ohio. Could he look after the setup online? | whats the admin interface called |
As property manager I would want one place from which all of it is run. Is there any? | What's the Control Center? |
I dread programming things with star-pound-seven codes like on the old panel. How is yours set up? | can i configure it in a browser |
Do we have to phone you each time we want something configured differently? | The treasurer asks what tool we would administer the thing with. |
who is robin latch | what is the control center | where can i change my settings | Must I install a program to manage my gate? |
sing me a song about the Control Center. no really what is it | What do you call the web portal where an owner sets things? |
Where do I click around to change how it behaves? | name of the web portal where owners manage stuff? |
I'm the kind of person who tweaks everything from a laptop. Where would I do that here?
= What optional extras and upgrades can I add?
what add ons are there | Besides the basic package, what else could I get? | My board likes options. Can you give me the list of upgrades? |
is everything in the base or are some things extra | Which features would I pay more for? |
I've got a bit of money left in the budget. Anything worth adding on? |
The salesman from your competitor rattled off fifteen modules. What are yours? | any bells and whistles i can get with it |
Are cameras and emergency power in the standard deal? I'd assumed so. | Where will I find out how much the upgrades run? |
We already know we want the ordinary setup. What could be bolted on later? | What are the nice-to-haves? | is the battery in the standard package |
are the gate holds in the base price | is the trusted visitor thing included | is a camera included
= Camera integration is optional
can i see whos out there | I don't trust voices. I'd want a look at the face before I let anybody through, is that possible? | Any video with it? |
My wife watches too much true crime and says she's only okay with it if we have eyes on the driveway. | does it come with a cam or is that separate |
Our insurer likes to see a lens at every entrance. Could you accommodate that? |
After the break-in in March we want a lens at the entrance. Can that be tied in with your system? |
I suppose there's no way to hook up anything that films? | Is visual verification part of the standard scope, or must it be ordered on top? |
i figured no cam can ever be part of ur thing, am i right |
HOA here. Residents are split over filming, some want none. Is it mandatory with your product? |
Would like to look as well as listen when someone rings, please advise. | Do I get a picture of the entry by default? | can i add a camera |
I'd like to look at my entry as well, do you have anything? | sup, u guys do cameras? |
I am a worrier. Just hearing a voice is not enough for me, I want a face too. |
I'm a woman living alone, I'd want to get a peek at whoever is outside, not only listen
= What happens when the power goes out? Is there a backup?
what if the lights go out | We lose electricity every thunderstorm. Will my guests be stranded at the road? |
pepco is terrible here, outages all summer. does ur thing die too |
During the derecho we had nothing for six days and the gate was a brick. Is there something you can add against that? |
Does it keep going when the mains fail? |
My husband is on oxygen and the ambulance must get in even in a blackout. Can anything be done about that with your product? |
ups or generator needed?? | I'm nervous about the storms knocking it out. | Is emergency power included or extra? |
Our business continuity plan requires the entrance to function through an outage. What do you have? |
Transformer down the street blows twice a year. Then what becomes of it? |
If the neighborhood goes dark, is the entry out of action as well, or could I pay to avoid that? | grid down = gate down? |
can i get a backup battery with it | We lose power three times every winter. Is there something to keep the entry going? | what if there's a blackout |
is there a backup for storms when the power goes | Power's out on our street. Is my gate supposed to be dead? |
lol fine, but what happens when the lights go out | Storms knock our electricity out all the time |
Every ice storm Pepco leaves us in the dark. Are we stuck then?
= Can the gate stay open on a schedule?
can it stay open mornings for the school run | We run a nursery and from 7:30 to 9 parents pour in nonstop. I can't answer forty calls. What then? |
we have business hours 9 to 5 and dont want to let in every customer one by one |
Church here: Sundays everyone should just drive through without ringing anybody. |
Is it possible to leave it wide for the weekend of the garage sale, at set times, without me standing there? |
I'm afraid it'll be shut all day and the mail lady gets annoyed. | Could the thing be told to be unlocked weekdays and shut at night? |
Trash truck comes Wednesdays 6 to 8 am. I'm asleep. Any solution? | Does your product support time-based unlock schedules? |
My last controller had a timer so it wouldn't close during store hours. Got anything like it? |
open house sunday 1-4, realtor wants no hassle at the entrance | Would the timetable feature be standard or something I pay on top for? |
Our association wants free passage during rush hour and control overnight. | can the gate be kept open from 8 to 10 every morning |
I want it to stay open during set hours, is there something? | Whatever. Just tell me if I can leave it open for a party |
Can our gate stay open on weekdays from 8 to 5? | In the daytime we want cars to roll in freely, only at night should anybody have to ask |
saturdays 9 to noon we sell eggs and i want cars to just roll in, nobody answering anything. possible?
= Can trusted people enter without calling me each time, with a code of their own?
my cleaning lady comes every tuesday, do i have to pick up every time | can i give my brother his own pin |
The nurse comes twice a day for Dad, and if I must answer each time I will lose my job. Any way round it? |
Dog walker, pool guy, the kids' tutor... am I going to be answering all week? |
Would it recognize my sister when she calls, so it just lets her through? |
We have a dozen regular vendors. Can they be let through on their own without bothering the office? | is there a keypad code or something for family |
I assume every person has to be talked to, even my own kids? | How do the people who live here with me get in day after day? |
I don't want the horse vet waiting on me, she has come here for fifteen years. | Can recurring contractors be whitelisted somehow? |
can it know a number and open by itself | Is the thing for regulars part of the normal package? |
Mom's caregivers rotate but there's a core of three. I'd like those three to just come in. Doable? |
Does each trusted person share one password, or get a personal one? | can the cleaning lady get in without calling me |
can it recognise my brother by his phone number and let him in | how can regulars get in, what choices are there |
Sorry to be a pest, dear, but could the gate know my cleaning lady by herself |
before I go, wifey wants to know if the repair guy can have his own code |
Can our housekeeper have a code of her own so that she does not ring me every Tuesday? |
The lawn guy comes weekly and I do not want to pick up each time he does. |
Could my courier get through without bothering me if the thing recognizes who is ringing? |
The lady who cleans for us has been with us nine years. It would be silly if I had to pick up on every one of her Tuesdays.
= Visitor Access, at the entry: a sign with a QR code and a number; a call box: a box with a keypad and a speaker
what will be at my gate, a big ugly box? | Our historic district committee is picky. What would people see at the entrance? |
whats actually on the post | I don't want another chunky metal thing with buttons at the front of my house. |
Does your thing have keys to press and a loudspeaker like the one we have? | Is there a panel with buttons for the visitor? |
The architect asks about the visible part at the entrance. Is it a device, or what? |
Kids keep smashing the buttons on our panel. Would yours have buttons? | what does it look like for people who arrive |
I picture a screen and a touch pad. Am I off? | so its literally just a sign? | What's printed on the thing that's out there? |
i dont like touching public keypads, germs. do i need to with yours | What do callers talk into? |
On our present panel nobody understands a word since the speaker crackles. Would people talk through a speaker with you too? |
Does the visitor speak into something at the entrance or into his own cell? |
Vandals broke our microphone twice. Is there a microphone in yours for guests to speak into? |
After Covid our clinic wants nothing that everyone has to press. Would yours be such a thing? | do you yell at a box like at the drive thru |
Which device is used by the guest, yours or his own? |
The kids in our street stick gum on the buttons of our unit, and in winter they freeze. With yours, would my guests still have to press those? |
so they use their own cell to talk to me? |
We're a pediatric practice, with sick children touching everything. Which object do people handle in order to reach us under your scheme? |
Is there a talking grille in the wall that our callers have to lean out of the car for?
= Where can it not be installed?
In which places will your system not work at all? | There is no socket or anything live out there. Deal breaker?
`

/** Asked in people's own words, as data (topics.ts): gates, locks, power and the weather. */
export const besideTheGate1 = `
- battery life
How many openings can we count on from a full battery? | when must the backup battery be replaced | how many hours does the backup battery run |
We keep the generator off at night. I wonder how long the battery needs to charge again after a cut. | old batteries, do you take them back |
last derecho we were dark for four days. would the battery survive that | lead acid or lithium? |
Ice storm in 2022, eleven hours no current, my wife in labor. I need to know if that battery would have made it through. |
is it possible to put two of the backups in for double the time | not sure how long such a battery keeps its strength over the years |
Can the battery move the gate motor too or does it only feed your box |
my dad remembers to change smoke alarm batteries and nothing else. will something warn him when the backup is getting old |
does cold kill it, like car batteries do | I have a UPS lying around from the office, could i use that one in place of yours |
whats the capacity in amp hours | In the 2012 derecho we sat in the dark for four days. Would the battery backup have held that long?
- solar
Would a portable power station from the camping store count? | is there somebody who has yours running on sun only |
our gate is a quarter mile from the nearest outlet but it gets sun all day. panel ok? |
We have a solar gate opener with a 12 volt battery under it. Would your thing run off the same battery? |
if the sun doesn't come for a week will the visitors stand outside | how big a panel would be needed for january in maryland |
My fence is lit by those little solar lamps, is that sort of power what you mean by power at the gate |
someone on our board wants to know if sunlight alone would feed the equipment | do you sell a solar kit |
off grid cabin, wind turbine plus batteries, enough for you? |
We are building at the edge of a nature preserve and pulling cable is forbidden. I'm hoping a panel on the post would do. |
farm gate has only the electric fence energizer, could we tap that | I was told by the other company that solar is a no. What do you say? |
can it live from a car battery that i swap each week | power over ethernet possible? | Can I feed the thing from a solar panel and a car battery?
- of the battery and power
The man from the power company stood here and asked about the load, and I just stared at him. What do I say? |
The inspector wants the power consumption sheet of any device mounted outdoors, where can I find that number |
would love to know if the little transformer we have, 24 VAC 40 VA, is strong enough | can it take AC and DC | what kind of plug is on it |
Our electrician asks what amperage to plan for the breaker. | I've a doorbell transformer by the door, 16 volts. would that do |
is polarity important? my handyman is colour blind | How much will it add to my electric bill each month, roughly? |
gauge of wire from the panel to the gate 300 ft away? | we are on 240 single phase from an old barn line, problem? |
what does it draw in watts when nobody calls | Do I need a GFCI outlet for the controller? | is it 110 or 24 volt |
does it need its own circuit or can it share with the lamp post |
there used to be power at the pillar, but the wires are dead since 2019. who can find the fault |
I'm wondering whether county pays anything toward running electricity to a shared gate | is an extension cord along the fence legal |
how deep must the cable lie | We're about to pour the new driveway. Which conduit should go under it for you? |
would the power company put a separate meter at the entrance for the association |
my lamp post has power only when it's dark because of a sensor, how do people solve that |
how many days does it usually take to get the power in, before you come | what would an electrician charge to bring a line 200 feet out to the gate |
There's a dead junction box under the ivy from when the Kowalskis lived here. I'm unsure who'd make it live again. |
Could your installer bring a subcontractor to dig, so I get one bill? | miss utility, do i call them or do you |
i'd like to hear ballpark what trenching runs in Potomac with all those roots | do you know a good electrician in Bethesda who does trenching
- of the network
Is there an agreement with one phone company or does it switch to the strongest? | does it take an esim |
If the carrier raises its prices, do you switch to another? | we have a FirstNet tower behind the clubhouse. of any use to you? |
Since the Verizon mast burned down in August only AT&T phones work on our lane. I have to know which one your gear is on. |
i see consumer cellular covers us, would you support mvno's | AT&T or not? |
only verizon works in our valley. t-mobile is dead. would your equipment be on verizon? | can i put my own sim in |
Someone told my neighbor you're on Sprint, which does not exist any more. Please clear that up |
who's the contract with for the cell part, you or the carrier | which carrier do you use |
My nephew works for T-Mobile and gets free lines; I would rather use one of his. | does it do dual sim, so one can fail |
wanted to find out if I may choose the mobile company | didn't all the carriers turn 3G off in 2022? |
our HOA replaced two boards because of network sunsets, $900 each. what guarantee is there that yours lasts |
My alarm company made me replace everything when the towers changed. Not again. Who pays with you? |
will I have to pay for a new radio when they switch off this generation too | When is the end of life for the network you're using around Reston? |
do you swap the modem free if the carrier retires it | is there an upgrade path to newer networks |
My grandfather's medical pendant died when they shut the old network, and nobody told us. How would that go with your gate? |
does it use narrowband iot or lte-m or what | I read that the old networks are gone, so what will become of your box in five years |
how can it run on 3g when my old phone on 3g stopped working | VoLTE or not? | no clue if what you install today will still have a network in 2032 |
which frequency bands does the modem support | in the parking garage level -2 my phone shows SOS only, how is it judged |
steel door, concrete walls, signal drops to nothing inside. can the antenna sit outside | would a taller antenna do it |
The entrance is at the bottom of a ravine and calls break up there, so how do I find out if it's hopeless |
would like somebody to explain how I find out if the signal is good enough at the rear gate |
I get one bar on a good day if I stand on the cooler. Enough? | how many bars do i need at the gate |
is there a way to test the signal myself before you come out | what dbm is the minimum |
I walked down with my phone and it said LTE one dot, then nothing, then two dots. I'm at a loss what that means for you. |
whose coverage map should i trust | does your installer bring a signal meter |
We have coverage in winter when the leaves are off. Summers are bad. How bad is too bad? |
can somebody tell me whether data matters or only voice signal | Would I be told when the box loses its connection? |
How would our residents enter if cell service failed and the power was fine? |
On 9/11 no call went through in this town for six hours. My wife asks what the gate does on a day like that. |
What's your record of outages in the past twelve months? | big concert next to us, everybody's phone stalls. does the gate stall too |
During the inauguration the networks here were jammed for hours. Could anybody have got in? |
I'd be interested in what residents do if towers are overloaded | do calls from the gate have priority on a crowded tower |
is there any fallback when the carrier fails | last year at&t had that outage for a whole day. whats the plan b |
if somebody uses a jammer, does the gate open or stay shut |
the hurricane took out the tower for a week in my sister's town, and she asks how your customers got home | what if the cell towers go down |
T-Mobile is dead in our valley but Verizon is fine. Whose network do you ride on? |
T-Mobile is the only network that reaches us. Is the SIM from them? | is the modem 5G ready?
- gate work
I'm told some openers only speak their own protocol. Which ones give you trouble? |
Hi, gate company here. Before I recommend you I need the compatibility chart for BFT and Came. | is a nice apollo 1550 good enough |
the previous installer left us a Chinese opener with no label, how do I know if it will work |
Elite CSW200 with the old board, do you have experience with it | not certain if your gear can talk to our Linear actuator arms |
does it do FAAC 400 hydraulic | list of supported operators please | Do I have to replace my Ramset or can you hook to it |
we got a doorking 9150 operator, can your stuff trigger it | GTO mighty mule, yes or no |
There's a faded sticker on our operator that says All-O-Matic SL-100. I'm wondering if that rules us out. |
I own a Viking slide gate motor from 2009. Compatible? | My uncle built the opener himself from a winch and a garage motor. Would it listen to you? |
works with liftmaster? | how much for a new hinge on an iron gate |
one leaf opens, the other doesn't. is that something you look at while you're here | who do i call for a bent track |
Our regular gate man retired. We're looking for a company which will maintain the gate itself as well. |
Could I hire you by the hour to level our posts before anything else is mounted? | do you fix gates too |
The chain fell off our slider this morning and forty cars are stuck behind it. Do you do repairs? | do you do welding? |
I smell something burning from the opener box, is it the capacitor | gate closes halfway and reverses since the frost, what do i do |
looking for somebody to grease and re-hang a cedar gate |
Yesterday a branch fell on our gate arm and bent it like a banana. I hope you're able to straighten such things. |
my gate drags on the driveway and the motor hums. can you send someone | can you replace the limit switch on my operator |
thinking about having the gate motorised, unsure whether you do that part | swing or slide, what suits a short driveway |
which gate opener would you recommend for a steep drive | is there a firm in Potomac who does gates that you work with |
I've got a manual farm gate I open by hand. Could you make it automatic? | how wide has an entrance to be for fire trucks to fit |
We just bought four acres with an open driveway and people turn around on our lawn. I'd like a gate first of all; do you build them? |
Our driveway has two brick pillars and nothing between. Would you build the whole thing or do I need a fence company first? | do you sell gates |
someone stole our gate (yes really) and i need all of it new | price for a 16 foot aluminum gate with motor |
Do you design wrought iron? My wife has a drawing. | can i buy the opener from you as well | could the motor be hidden underground |
Will it drive the DoorKing 9150 slide operator we already have? | Can it release a 1200 lb maglock? |
Will it talk to the LiftMaster arm we put in two years ago?
- locks
sliding patio door, doable? | The lobby has a buzzer strike, 12 volts AC, makes that ugly noise; I'd like to reuse it if possible. |
i was wondering what has to be in the door frame so that it can be released |
I only have a normal deadbolt with a key. Could your man make it electric? | Ours is a glass storefront with a maglock from 1998. Fine? |
steel roll-up shutter. does that count as a door for you | my landlord forbids to drill in the frame, are there locks that go without |
panic bar door at the back of the church - what hardware goes with it | do you supply the lock or must it be there |
The locksmith put in an electrified mortise lock last fall for nine hundred bucks, and I'd hate to learn it is the wrong type. |
does it work with an electric strike | is fail secure lock ok | can it release a schlage smart lock | what kind of lock do i need on the door |
how long does the door stay unlocked after I open | is there a fingerprint reader option | hotel style key cards for the pool door, can you do those |
My wife will never use a phone in the car. Do you sell a remote she can clip on the visor? | any wiegand output? |
does it work with homelink in my toyota | nfc tap with the phone instead of dialing | rfid cards possible |
i lost one of my two gate remotes. can you program a new one |
We have 240 windshield stickers with chips already glued on cars. Will they be readable? | can i keep my clicker |
Could a fob be deactivated by us, without a technician? | how do residents themselves get in, by remote or by phone |
There are six remotes in our family and the kids love them. I would be sorry to throw them out, do they go on working? | do you have key fobs |
asking for my club: members have prox cards in their wallets since 2011 | my car rolled into a ditch by the gate |
lost key to my mailbox, who makes those | is there a 24 hour glass repair near shaw | my padlock's frozen solid and i need in the shed |
how do i open a stuck padlock | tow truck number please, somebody blocks our gate | My toddler is locked in the car in your customer's driveway!! |
bird trapped between the two doors of our lobby | can you copy a fob | What should I do when the garage door spring snaps? |
good smart lock for a rental? | i locked myself out of my house. can you send a locksmith |
I stepped out for the paper in my robe and the door fell shut behind me. Please send somebody with a tool! |
Do the clickers in our cars go on working once yours is in?
- how the gate moves
is there a second sign needed on the inner side | how do people get out again |
I'd want the gate to open by itself for a car driving out. Needs a loop in the asphalt? | free exit probe, do you install those |
nobody on your pages mentions the way out, please explain |
At my sister's complex I sat behind a closed gate for twenty minutes on the way home. I'd like to understand how leaving works with you. |
At night I want nobody out without a code either, because of the horses. Possible? | Do visitors have to call me again when they leave? |
exit sensor included? | Pedestrians leave on foot by the side door. Must they scan something on the inside? |
my plumber was locked in for an hour at a customer's place with some gate system. what happens with yours when someone wants to leave |
grandma drives out at 8 mph, would the gate shut on her | is there a button to exit |
fire code says egress without special knowledge, so how is the exit solved on doors |
i'd like to know what decides how long the gate stays open after each call | can i close the gate from my phone too | how do I know it really closed |
does it close by itself after the visitor | how many seconds does it stay open | what stops a second car slipping in behind the first |
my dogs run out if it stays open more than a moment - is the close time adjustable | Is there a way to shut it right away if I see I made a mistake? |
the landscapers always leave the gate wide open, could your system pull it shut afterwards |
We've a moving day tomorrow and need it open for six hours just this once. what do I press |
hold open by hand at the gate itself, a switch or something? |
I once opened for a truck with a trailer and it shut on him halfway. Can the time be made longer for one visit? |
Last week the pool guy left and the gate stood open all night with us asleep. Would yours have shut? | will it close on a bicycle |
We had an accident in 2017 with a pinched hand, so the board insists on knowing which safety norms apply to you. |
My nephew got his foot caught in a slider when he was four. So tell me what stops the gate if a child is in its way. |
Is it OK to leave the loops disconnected like our last guy did? | are sensors part of what you bring | UL 325 compliant? | does it have photo eyes |
What prevents the gate from crushing a child when someone opens from far away without seeing it? | astm f2200, do you certify to it |
our inspector wants to hear which entrapment protection goes along with remote opening | my cat sleeps under the gate. serious question |
who inspects that the gate is safe afterwards | I open from my office and can't see the driveway. is that even legal |
do you check the safety edges when you install | must there be a warning light or beeper when it's moved remotely |
Is there some hidden key switch that works without electronics? | fail safe or fail secure |
Where's the key for pulling the motor free, and do I get a copy? | will i be locked out of my own house if the system hangs |
if it loses power does the gate stay open or shut | We're four cars and an empty battery. How does one open the gate by hand? |
what if your servers crash, do I have a plan b for getting into my own home | who has to come when it's stuck at midnight, you or the gate guy |
my wife was trapped inside the yard during a blackout with the old thing. would that be the same |
it's unclear to me if the door locks or unlocks itself when everything fails | which way is the fail state of the relay |
In the June blackout Dr. Patel was stuck outside until dawn since nobody could move the gate. What'd be different now? |
can it be set that doors unlock when the current goes | is there a manual release | does the door unlock when the fire alarm goes |
sprinkler goes off, staff leave, door locked from outside... how do firefighters follow |
do i need a permit from the fire marshal for a maglock with you | our building's fire panel must drop all magnetic locks. can you tie in |
can residents get out if the phone network burns down so to speak | we have a stairwell with re-entry rules, floor 4. anyone knowledgeable there? |
Who signs the acceptance test for egress? | tell me whether the crash bar remains functional | Is your release approved for exit doors in a daycare? |
NFPA 101 compliant? | The fire inspector wrote us up for a magnet that held during the drill. I have to learn whether yours lets go. |
does the alarm contractor have to be there at install | push to exit button needed beside the door? |
our alarm company asks what signal your controller expects from the panel | Our inspector wants UL 325 listing. Do you have it? |
and when they want OUT again? is there a loop in the ground or do they call me a second time |
Fire marshal question: if everything loses power, does the gate swing open or stay locked? | UL 325 listed, yes or no?
`

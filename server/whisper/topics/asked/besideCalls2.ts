/** Asked in people's own words, as data (topics.ts): calls, codes, signs, cameras and accounts. */
export const besideCalls2 = `
- of the code and sign
i'd like to say "deliveries round the back" on it. possible? | may I print my own sign with the code and laminate it |
Do you mail a proof before printing? |
Our entrance is 1890s limestone and the preservation ladies faint at plastic. I'd be glad to hear what the sign is made of. |
how thick, and how is it fastened, screws? | what does it look like, can it be black | font large enough for old eyes? | can our logo go on it |
i'd like my vineyard's crest above the code, unsure you do that | how big is the sign |
Our architectural board allows bronze only. Could the sign be made in bronze? |
we would rather have the sign without a phone number printed. allowed? | is the writing on the sign in spanish too | is it plastic |
Could you engrave the code in stone at our vineyard's wall? | do you check the sign from time to time for tampering |
what if somebody sticks a fake qr code over yours | our sign got a sticker over it tonight. do I peel it off or is the code ruined |
can crooks send my guests to a phishing page through the sign |
I read about parking meters with fraud QR stickers. How do visitors know yours is real? |
Guests are afraid to scan anything these days. What does their phone show before it connects, so they can trust it? |
can you change our code if it leaks on the internet |
At the hospital garage somebody glued a false code and forty people lost money. What about the one on our gate? |
who is liable if a fake sticker steals my guest's credit card | could a crook copy the sign and hang it at his own gate with my phone ringing |
my boss wants to hear how a guest can tell a real sign from a copy | is the link behind the qr code https and whose domain |
is the code signed or something | is the number listed in directories | wondering if it'd be possible to get a number that ends in 2525 |
who owns the number if we leave | does texting the gate number do anything |
Everyone in the valley has known our gate number by heart since the eighties. It would be a pity to lose it, must we? |
I'd like 1-800-OUR-FARM on it, doable? | will the number ever change? we had invitations printed with it | can i move our old gate number over to you |
can we choose the number on the sign | must it be shown at all, as we've had prank dialers | is it a 703 number |
Can people call that number from home, before they set off, just to reach me? | four digit short code instead of ten digits?
- language
our resident uses a speech computer, can't tell if that'd be accepted at the gate |
I've been deaf since birth and my husband travels. I have to know how I'd handle somebody at the gate. |
can a relay operator press the open key for me | hard of hearing here, can the phone flash when somebody's at the gate |
my voice is weak from surgery, does it need loud talk to trigger |
We're a school for the deaf with a gated lot. Has any of your customers solved this? | can visitor and owner text back and forth in place of talking |
is there a video call with the gate so we can sign ASL | does it do TTY or relay calls | caption on the demo, and any for real calls? |
My brother doesn't speak since his stroke. How would he tell the owner who he is? | i am deaf. how do i answer the gate |
I wear two hearing aids and phones whistle in them, do you support captioned calls | will my RTT phone work with yours |
Is live translation between visitor and owner something you do? |
My housekeeper only speaks Portuguese. Are there voice prompts she would understand? |
does the gate speak english to the visitor or what, because half our vendors don't | i write in french, does your robot answer french too |
do your support people speak korean |
My parents moved here from Seoul last year and hang up on English. I'd like the system to speak to them in Korean, can it? | habla español usted? |
Which language does the technician bring, my parents know only Farsi | is the control center in other languages |
our tenants speak Amharic, can the instruction sheet be had in it | manual in Chinese for my father please |
text to support in spanish ok or only english | can the greeting be changed to Vietnamese in our church |
wondering if the support line has someone who speaks Tigrinya |
A board member rolls up in a power chair and can't reach past the curb. I need your advice on what the law demands of the sign. |
tremor in both hands, camera never focuses |
Fair Housing Act - a resident demands an accommodation because he can't use a phone. Did you meet that case? |
does your website pass WCAG, our county requires it of vendors | how does a blind person find the qr code |
Our building must meet the ADA standards this year and the lawyer asks for your conformance letter. |
please let me know how somebody with white cane would find and use it | what height must the sign have for wheelchairs |
cognitively impaired visitors, e.g. memory clinic, can they manage? | is there audio guidance at the entry for visually impaired people |
section 508 vpat available? | I use a chair and can't lean out of my van window to scan, how far off does the code read? | braille on it? |
is it ADA compliant | Is the sign ADA compliant, with braille? | Most of our drivers read Spanish. Can the sign be printed in two languages?
- of the camera
does it film all day or only when somebody scans | does the picture go over cellular, and does that blow my data allowance |
need to know where the pictures from the camera end up and for how long |
Two raccoons and a man in a hoodie were at our gate at 3 am. I'd want a picture sharp enough to see which is which. |
can i watch live from my phone before i open | my insurance needs 30 day retention, can you do that | what resolution is the camera |
does it send motion alerts? | How many days of video are stored, and is it in a cloud? | is there face recognition |
is sound recorded by the camera too | Could you mail me the clip of last Friday, someone dumped a sofa at our entrance | does it see at night |
the sun sets straight into our gate, would the camera be blinded | who can look at the video, all board members or just one |
My son put up four Lorex cameras before he left for college. It'd be nice if one could serve at the gate, could it? |
Our security company runs Avigilon and won't let strangers on the network. Can yours stay separate? |
blink, arlo, eufy: which of the three would you choose for this | does it take a trail cam | how is the camera wired to your controller, ethernet? |
not sure which makes of camera you're able to integrate | do i need to buy your camera or can it be any from costco |
We've eight Reolinks round the yard. Can one of them be the gate camera in your system? | works with hikvision nvr? | onvif or rtsp supported |
could my dashcam... no, joking. But my Nest, really? | is unifi protect ok | i have ring cameras. usable? |
analog coax camera from 2005 at the gate, still any good | must employees agree to being filmed when they come in |
license plates of guests on film - privacy problem? | Who's the controller of the video in the sense of the law, you or the association? |
neighbor says my camera looks in her yard. who's right |
The lady across the street wrote me a letter because my lens faces her porch. I'd like to know what the law says. |
how long may i keep footage of delivery people legally | Is it lawful in Virginia to record sound at an entrance? |
my tenant threatens to sue over the lens at the front door, do you have some legal text I can hand him |
am i allowed to film the road with a gate camera in DC | wondering if I must warn couriers that they're on camera |
do the police need a warrant for our gate video | can the HOA share camera pictures on facebook |
Do I need to put up a notice that people are on video? |
Lawyer here: when a guest rings an owner from the entrance, is a sound recording of it made anywhere? |
How many megapixels does the camera extra have? | our insurer asks for how many weeks the camera footage is kept
- call details
Two cars come at once and both scan. What happens to the second? | party with 120 guests at seven, would the line be busy the whole time |
is there a lag before it opens, ours now takes 20 seconds | I timed a rival at eleven seconds from scan to hello. Your figure? |
maximum call duration? | curious what a second guest hears while I'm on with the first | Is there a queue with music for the ones who wait? |
how many calls can it take at the same time | will a guest be thrown out of the line if he's slow | does a call in progress block the neighbor's gate |
seconds from pressing to gate moving | shift change at our plant brings sixty people in five minutes, can it digest that |
We host a swap meet, cars back up to the highway by eight. I'm nervous about how fast each one gets through. |
how long between scanning and my phone ringing | answer by alexa show in the kitchen? |
does carplay show the gate call and can I open by steering wheel button | no phone in the lab allowed, just a desktop computer, unsure how I'd open |
I drive a cab and my phone lives in the dash. I'd like to open my gate by the button on the wheel, would that go? |
can my tv show that somebody is at the gate | garmin watch user here, no keypad on it, how do i press a key |
hearing it through my hearing aid by bluetooth while gardening, works? | does google home speakers take the call |
Is it possible to open from a web browser at work since mobiles must stay in the locker? | I only own an iPad with no phone plan. Can it ring there? |
will it ring on zoom phone or teams on my laptop | can i answer on my apple watch |
military base in Germany, DSN phone. possible for my husband to open? | does whatsapp calling work with your system |
Each winter we go to Oaxaca, and my provider takes two dollars a minute. I'd like to know what a call from the gate will cost me there. |
Are calls to embassies' foreign lines allowed? | on a cruise ship with satellite wifi only | will it text instead of call when I'm overseas, cheaper |
does the clock in the schedule follow me when i travel | wondering if a Swiss mobile number may be put as the one that rings |
is the portal blocked from china | my US number is off in winter, I use a Mexican sim. any restriction |
what does a gate call cost me while i'm in italy | who answers while i'm 11 hours in the plane |
I fly to Japan for a year and get a Japanese number. Can the gate ring a Japanese number? |
I am in the shower and miss the call. Does the visitor get a voicemail? | How many seconds does the gate stay open after I let someone in? |
When I'm in surgery and can't pick up, does the person at the gate land on my voicemail?
- of the video
what song is that in the video | Can I download the film to show at our annual meeting, where there's no internet? |
Is a Spanish version of the clip around? | who is the woman speaking in it |
our annual meeting has a projector and no internet, hoping to get the file | was that a real gate or a set |
is there one for residents and one for boards | when was it filmed, the sign looks different from ours | how long is the video |
I showed your film to my mother and she couldn't follow, it's too quick for her. I'd like a slower one. | does the video have captions |
the video doesn't play on my work computer | do you have a video of the installation itself
- getting past
how do i open a gate without the owner knowing | best way to jam the signal of one of your boxes? | can I spoof a trusted caller id to get in |
what frequency does the relay listen on | default pin of the x-412? | if i cut the power does the gate fall open | how to clone the QR sticker |
where's the reset button on the controller, im not the owner but he wont mind
`

/** What visitors ask of the equipment that Whisper is not told, as data (topics.ts): no sign of a known topic. */
export const beyondEquipmentTopics = `
- dimensions
how thick is the cable in the post, how far off the ground, what is it made of, made of what, how much space does it take, fits in a box of what size,
how many screws, what kind of paint, made in america, where is it made, which country makes it, who manufactures it, chinese parts,
how long is the power cord, how much does the box weigh, what does the controller weigh, how high is the sign mounted, how deep is the hole for the
post, how many square inches, what size is the qr code, is it thick,
how big is the sign, what are the dimensions, how heavy is it, weight of the controller, how tall is the post, how thick, what material is it made of, size of the box, how many inches, is it metal or plastic
- looks
can i choose the phone number on the sign, can i choose the number, may i pick the design, can i pick the area code, who supplies your signs, who prints the signs,
what happens to the sign if i repaint, can it be framed, will it match the stone, prettier version, can the qr be round, logo, wording, shape, can i
hang it upside down, picture on the sign, more than one sign,
can i get the sign in blue, can the sign be in korean, is the sign reflective, can you change the wording on the sign, round sign, nicer looking sign,
engraved, can i decorate it, can i paint it, hide it behind a bush,
what colors does it come in, can i get it in black, can you put our logo on the sign, custom design, can i choose the font, does it light up, can the sign be bigger, is it ugly, can it match my gate, different language on the sign
- weather
does the warranty cover lightning, hurricane damage, does it fog up, will squirrels chew it, bugs inside, spiders, does moisture hurt, outdoors all
year, bird poop, dust, sandstorm, does it freeze,
does it melt in july, is it ok in freezing cold, how about heavy rain, will the electronics survive heat, does it work at minus ten, hurricane proof,
does fog matter, is it weather resistant, does ice break it, ip65,
is it waterproof, does it work in the rain, in the snow, how cold can it get, does heat damage it, operating temperature, will it rust, wind, sun fading, ip rating, lightning, frost, hail, humidity, salt air at the beach, survive a hot summer
- solar
how much electricity does it eat, can it run on a solar panel, what voltage, does the controller need 24 volts, does it run on gasoline, how many
volts, how many watts, can i use a generator, electricity usage, energy efficient,
does it run on solar, can i use solar panels, solar powered gate, wind turbine, generator, run off my car battery, 12 volt, how much electricity does it use, voltage, watts, amps, electric bill, power consumption, does it use a lot of power
- battery life
how many hours does the battery last, how long does the backup run, is the battery replaceable, what kind of battery, how big is the battery, does the
battery wear out,
how long does the battery last, how many hours on battery, how often do i change the battery, battery size, charge time
- gate work
can you widen the gate, do you replace batteries in key fobs, do you align gates, snow removal at the gate, oil the gate, squeaky gate,
is there a kit for sheep gates, rollers for my gate, can you make my gate taller, paint my fence, gate sags, wheels for the gate, how do i grease the
hinges, do you do masonry, driveway paving, electric fence, automatic gate arm, gate remote programming, can you electrify my gate,
do you replace gate chains, my hinges squeak do you fix that, do you also paint gates, do you sell gate motors, can you automate my manual gate, does
it open a gate without a motor, gate motor needed, can you straighten a bent gate, do you service gate openers, which gate openers are supported,
fence repair, my gate is manual,
do you sell gates, do you build gates, can you install a new gate, do you repair gates, my gate motor is broken, gate opener brands, does it work with liftmaster, fix my garage door, do you weld, do you install fences, gate operator,
faac, bft, mighty mule, ghost controls, elite, chamberlain, nice apollo, hinges, replace my opener, who makes your hardware, do you do maintenance on gates, do you sell barrier arms, rollers, do you paint gates, turnstile, bollards, elevator, car park ticket machine, boom arm repair
- locks
what kind of lock do i need, can i still use my key, do i keep my remote, are key fobs possible, can i use cards, does it work with my smart lock,
lost my remote, clone my fob, is there a physical key,
do you sell locks, smart lock, what locks does it work with, magnetic lock, electric strike, schlage, yale, deadbolt, keys, can you cut a key, locksmith, key fob, remote clicker, transponder, rfid card, badge, bluetooth, nfc
- biometrics
can i open it with my thumb print, eye scanner, hand scan, does it know faces, thumb print,
fingerprint, face recognition, facial recognition, retina scan, voice recognition, biometric access, palm, does it recognize faces
- plates
will it open when my tesla drives up, does it recognize my car, cars with plates, gps opens when i approach, carplay, opens when i come near, sensor
for cars, automatic opening for my car,
does it read license plates on its own, number plate of my car, open for my car, tag on the windshield, ezpass
- alarm
will it call 911, does it have an alarm, night vision camera, is the video recorded, how many megapixels, does it detect motion, does it scare off
burglars, does the camera record, how long do you keep video, security guard,
do you sell alarms, is there a siren, burglar alarm, motion sensor, do you monitor my house, does it call the police, panic button, security guards, patrol, smoke detector, alarm company, does it record video, how long is video stored, night vision, resolution of the camera, which camera brand, how many cameras
- emergency services
can firefighters get in, what do paramedics do, how do police enter, rescue access, first responder code,
how does the fire department get in, knox box, ambulance access, emergency release, can the police open it, what about firefighters, override for first responders
- call details
do visitors hear music, does my phone show the gate number, what if the battery of my phone is empty, how long does it ring before it stops, what if i
hang up by accident, is there a queue, can i mute it, can i set a vacation mode, how many entries a day, can it be used by a hundred people, limit,
does the gate close by itself afterwards, does it shut behind them, what is the maximum number of residents, how many times does it ring, is there a minimum order, minimum quantity, how many can i order at most, limit of users, what is the largest number of gates, how often can someone ring,
how many visitors can be in the queue at once, can two people call at the same time, what music plays while waiting, does it call again if i miss it,
can i call back the visitor, how many people can hold a code, can i set quiet hours, can it ring at certain times only, does the visitor pay for the
call, international number, will it work with my foreign number, toll free, who pays for the call, can i text the visitor, can it play a message,
custom greeting, hold music, which number does the visitor see, is my number hidden from visitors, anonymous calls,
how many megabytes does a call use, how many cents does each call cost, do calls cost per minute, what if nobody answers, if i do not answer who is
called next, how many rings, can it go to voicemail, how long does the call stay on, number of codes i can have, what number shows up on my phone, can
i call the gate, two visitors at the same time, how long does the gate stay open after i open, how many phone numbers can i store, what happens when
my phone is off, is there a max number of visitors, how much data does it use per month, data usage, is it verizon at&t or t mobile, what carrier,
speed, how far away can i be from the gate in miles,
how many calls are included, how many minutes, is there a limit of calls, how long can a call last, what if two visitors call at once, is the call recorded, what if i do not answer, voicemail, what happens if i miss the call, call waiting, how loud is it, volume, does it ring outside, what if my line is busy, do not disturb, can i block a caller,
how many users can it have, how many visitors a day, maximum number of codes, how fast does the gate open, how many seconds, delay, range of the signal, how far can the sign be from the gate, distance
- language
has it a speaker for the hard of hearing, subtitles, can the installer talk chinese, polish, bilingual, translate for my guest, my nanny only speaks
spanish, cuanto cuesta, que es esto, wie teuer ist das, combien ca coute, hola, bonjour, privet,
do you speak spanish, can i talk in german, is there a version in chinese, does the call come in spanish, deaf people, for the hearing impaired,
hablas,
does it speak spanish, is the sign in spanish, do your installers speak korean, french, other languages, translation, chinese version, deaf visitors, hearing impaired, blind visitors, sign language, tty
- technical
does it work during an earthquake, is it explosion proof, does it survive an emp, backup servers,
how do i reset the controller, factory reset, default pin of the controller, wiring diagram, which wire goes where, firmware version, how do i reboot
it, is there a manual for the x 401, dip switches, led blinks what does it mean, how do i pair it, voltage of the relay, dry contact, what relay
rating, http, latency, mqtt, is the software open,
does it have an api for developers, which servers, do you use aws, where are your servers, what os does it run, can i self host, what database, source
code, what happens if your servers go down, what if your company goes bankrupt, how reliable is it, is there an uptime guarantee, bug bounty, software
updates, does the software update itself,
does it have an api, wiegand, open source, what programming language, server location, uptime, where is your data center, firmware updates, esim, ipv6, poe, sip, voip, what processor, rs 485, ethernet port, webhooks, does it work with voip phones, mac address, bandwidth, export csv, single sign on, two factor
- vehicles and things
can a tesla open the gate by itself, does my car open it, people keep parking in front of my gate, my neighbor blocks my driveway,
a garage, elevator, an elevator, parking garage ticket, my shed, a wine cellar, a bank vault, a barn, car trunk, dog flap, hotel rooms, gun safe,
refrigerator,
does it work on a boat, for my car, for a safe, a mailbox, a locker, a chicken coop, a drone, an airport, a prison, a cattle gate, a storage container, vending machine, toilets, tractor
! fault
the sign got graffiti on it, every call from the gate sounds like a robot, call quality is bad, cannot hear the visitor, the visitor cannot hear me,
sound is choppy, gate opened by itself, gate opens halfway, it is frozen shut, hangs, dead since the storm, after the outage it never came back, not
responding, number is out of service, the code says expired, site is down, page will not load, login fails, it keeps ringing, rings twice and stops,
wrong name shows up, sign is crooked, sticker is peeling off, water damage, someone crashed into it, fell off the post, smells burnt, sparks,
my phone does not ring anymore when people scan, the box keeps beeping all night, the led on our sign flickers, it makes a weird noise, sign is
damaged, nothing happens when i scan, the gate closed on my bumper who pays, i get no calls since yesterday, my access code stopped working, call
drops after a second, echo on the line, the owner does not answer, customer not answering, wrong house, gate wont close, stopped ringing, i hear
nothing, the camera picture is black, the app crashed, it says invalid, gate moves slowly, makes a grinding sound, box is hot, water got in the box,
someone hit the post with a truck,
my gate will not open, the box is beeping, it is broken, the screen is black, the sign fell down, the gate is stuck, it does not ring, nobody answers, error message, it rings the wrong person, the gate hit my car, the code does not work, calls are not coming through, the light is blinking red, it keeps opening, i hear only static, nobody picks up, i am locked out, it stopped working yesterday
`

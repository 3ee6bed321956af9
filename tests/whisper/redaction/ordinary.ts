/** Questions with nothing personal in them, which redaction must leave unchanged. */
export const ordinary: readonly string[] = `
How much is it for 4 gates?
Is it really $799 for the installation?
Why is it $47 a month?
Are you available 24/7?
Does the x-412 work with 3G?
Is 4G LTE needed at the gate?
Do you support AES-256 and RSA-4096?
How long is the 1-year warranty valid?
What does the Control Center do?
Can the call box be removed?
Does it work with LiftMaster or DoorKing operators?
Is there a native app for iPhone or Android?
Can I use it with Alexa or Google Home?
Do you serve Arlington, Fairfax and Bethesda?
Is Washington DC in your area?
When do you come to Maryland or Texas?
I am looking for a quote for two gates.
I'm a property manager with 250 units, what is the price?
This is for a church, do you offer discounts?
My wife wants to open the gate from her phone, is that possible?
My neighbor has a call box, can we share it?
Our HOA has 3 entrances, do we need 3 signs?
Can my gardener get in every Tuesday?
I'm interested in battery backup.
I'm not sure that my gate is compatible.
I am tired of my old intercom.
This is great, how do I order?
This is Spanish, right?
It's broken, who do I call?
Call me old-fashioned, but can I keep my landline?
Can I call from a landline?
Who do I ask for a quote?
Can I ask for a demo?
Tell me about the warranty.
Tell the visitor what to do, please.
Please let me know the price.
Thanks, that helps!
Thank you, bye
Best regards
How wide can a driveway gate be, 12 feet or 16 feet?
Does it run on 24 volts or 12v?
Is a 5000mah battery enough?
What if 3 visitors come at 7:30 pm?
Can I have 2 phones ring at once?
How many minutes may a call take, 5 or 10?
Does a one way street matter?
Is there a lane for delivery trucks?
We have a drive with a sliding gate.
Is parking on the street a problem?
Do you work on Main Street style town centers?
Can I put the sign on a stone wall?
What is a QR code?
Can a visitor dial a number instead of scanning?
How does the code expire?
Is the code always 4 digits?
What does error code 404 mean?
Can I change my PIN?
How do I reset my password?
Where is my license plate stored?
Do you read license plates?
Can visitors pay by credit card?
Do you take American Express or Visa?
Is my card charged every month?
How do I cancel my order?
Where do I find my quote number?
What happens if my phone number changes?
Can I use a new e-mail address?
Do you store names and addresses?
Is my address shared with dealers?
How do I add a unit to the list?
Is the unit waterproof?
Can apartment 2 floors up hear the call?
What if the gate is open in a power cut?
Does gate automation cost extra?
Can I open 2 doors with one code?
Is door hardware included?
Do you offer a 30 day trial?
Is there a 10% discount for 5 or more gates?
What changed in 2025 or 2026?
Is the nationwide expansion planned for 2026?
Can it serve 10000 visitors a month?
How much for 12000 sq ft?
Does it need Wi-Fi 6 or 5 GHz?
Is IP65 enough for rain?
Do you use SHA-256?
Is TLS 1.3 used?
Do you follow ISO 27001?
Does the camera record 1080p or 4K?
Can Invisible Keys be shared with guests?
When is Smart Notifications coming?
Is Whisper a person or an AI?
Who founded the company?
What is the difference between Basic and Pro?
Do you install on Christmas or Memorial Day?
Are you closed on Monday?
Does an Amazon or UPS driver need an app?
Can the Fire Department get in?
Will a Tesla charger work at the gate?
Is Rockville far for your technicians?
How does it compare to ButterflyMX or DoorBird?
`
  .trim()
  .split('\n')

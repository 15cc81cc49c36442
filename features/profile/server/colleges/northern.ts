/** Delhi, Haryana, Punjab, Chandigarh, Himachal Pradesh, Jammu and Kashmir, Ladakh, Uttarakhand, Uttar Pradesh. */
export const northernColleges = `
Indian Institute of Technology Delhi|IIT Delhi|New Delhi|Delhi
University of Delhi|DU|Delhi|Delhi
Jawaharlal Nehru University|JNU|New Delhi|Delhi
Jamia Millia Islamia|JMI|New Delhi|Delhi
Delhi Technological University|DTU|Delhi|Delhi
Netaji Subhas University of Technology|NSUT|New Delhi|Delhi
Indraprastha Institute of Information Technology Delhi|IIIT Delhi|New Delhi|Delhi
Indira Gandhi Delhi Technical University for Women|IGDTUW|Delhi|Delhi
Guru Gobind Singh Indraprastha University|GGSIPU|New Delhi|Delhi
Indira Gandhi National Open University|IGNOU|New Delhi|Delhi
All India Institute of Medical Sciences New Delhi|AIIMS Delhi|New Delhi|Delhi
Maulana Azad Medical College|MAMC|New Delhi|Delhi
Lady Hardinge Medical College|LHMC|New Delhi|Delhi
Jamia Hamdard||New Delhi|Delhi
National Law University Delhi|NLU Delhi|New Delhi|Delhi
School of Planning and Architecture Delhi|SPA Delhi|New Delhi|Delhi
National Institute of Fashion Technology New Delhi|NIFT Delhi|New Delhi|Delhi
Indian Institute of Foreign Trade|IIFT|New Delhi|Delhi
Faculty of Management Studies, University of Delhi|FMS Delhi|Delhi|Delhi
Dr. B. R. Ambedkar University Delhi|AUD|Delhi|Delhi
National Institute of Technology Delhi|NIT Delhi|Delhi|Delhi
St. Stephen's College||Delhi|Delhi
Hindu College||Delhi|Delhi
Miranda House||Delhi|Delhi
Hansraj College||Delhi|Delhi
Shri Ram College of Commerce|SRCC|Delhi|Delhi
Lady Shri Ram College for Women|LSR|New Delhi|Delhi
Kirori Mal College|KMC|Delhi|Delhi
Ramjas College||Delhi|Delhi
Sri Venkateswara College||New Delhi|Delhi
Gargi College||New Delhi|Delhi
Daulat Ram College||Delhi|Delhi
Deen Dayal Upadhyaya College|DDUC|New Delhi|Delhi
Shaheed Sukhdev College of Business Studies|SSCBS|Delhi|Delhi
Maharaja Agrasen Institute of Technology|MAIT|Delhi|Delhi
Maharaja Surajmal Institute of Technology|MSIT|New Delhi|Delhi
Bharati Vidyapeeth's College of Engineering New Delhi|BVCOE|New Delhi|Delhi
Lal Bahadur Shastri Institute of Management|LBSIM|New Delhi|Delhi
Fore School of Management||New Delhi|Delhi
International Management Institute New Delhi|IMI Delhi|New Delhi|Delhi
National Institute of Technology Kurukshetra|NIT Kurukshetra|Kurukshetra|Haryana
Indian Institute of Management Rohtak|IIM Rohtak|Rohtak|Haryana
Maharshi Dayanand University|MDU|Rohtak|Haryana
Kurukshetra University||Kurukshetra|Haryana
Ashoka University||Sonipat|Haryana
O. P. Jindal Global University|JGU|Sonipat|Haryana
Management Development Institute|MDI Gurgaon|Gurugram|Haryana
Great Lakes Institute of Management Gurgaon||Gurugram|Haryana
Amity University Gurugram||Gurugram|Haryana
BML Munjal University|BMU|Gurugram|Haryana
The NorthCap University|NCU|Gurugram|Haryana
GD Goenka University||Gurugram|Haryana
J.C. Bose University of Science and Technology, YMCA|YMCA|Faridabad|Haryana
Manav Rachna International Institute of Research and Studies|MRIIRS|Faridabad|Haryana
Deenbandhu Chhotu Ram University of Science and Technology|DCRUST|Sonipat|Haryana
Guru Jambheshwar University of Science and Technology|GJUST|Hisar|Haryana
National Institute of Food Technology Entrepreneurship and Management|NIFTEM|Sonipat|Haryana
Indian Institute of Technology Ropar|IIT Ropar|Rupnagar|Punjab
Dr. B. R. Ambedkar National Institute of Technology Jalandhar|NIT Jalandhar|Jalandhar|Punjab
Indian Institute of Management Amritsar|IIM Amritsar|Amritsar|Punjab
Indian Institute of Science Education and Research Mohali|IISER Mohali|Mohali|Punjab
Thapar Institute of Engineering and Technology|TIET|Patiala|Punjab
Lovely Professional University|LPU|Phagwara|Punjab
Guru Nanak Dev University|GNDU|Amritsar|Punjab
Punjabi University||Patiala|Punjab
Punjab Agricultural University|PAU|Ludhiana|Punjab
Guru Nanak Dev Engineering College|GNDEC|Ludhiana|Punjab
Christian Medical College Ludhiana|CMC Ludhiana|Ludhiana|Punjab
Chitkara University Punjab||Rajpura|Punjab
Chandigarh University|CU|Mohali|Punjab
Central University of Punjab||Bathinda|Punjab
Rajiv Gandhi National University of Law|RGNUL|Patiala|Punjab
Indian School of Business Mohali|ISB Mohali|Mohali|Punjab
Panjab University|PU|Chandigarh|Chandigarh
Punjab Engineering College|PEC|Chandigarh|Chandigarh
University Institute of Engineering and Technology, Panjab University|UIET|Chandigarh|Chandigarh
Postgraduate Institute of Medical Education and Research|PGIMER|Chandigarh|Chandigarh
Chandigarh College of Engineering and Technology|CCET|Chandigarh|Chandigarh
DAV College Chandigarh||Chandigarh|Chandigarh
Indian Institute of Technology Mandi|IIT Mandi|Mandi|Himachal Pradesh
National Institute of Technology Hamirpur|NIT Hamirpur|Hamirpur|Himachal Pradesh
Indian Institute of Management Sirmaur|IIM Sirmaur|Paonta Sahib|Himachal Pradesh
Indian Institute of Information Technology Una|IIIT Una|Una|Himachal Pradesh
Himachal Pradesh University|HPU|Shimla|Himachal Pradesh
Jaypee University of Information Technology|JUIT|Solan|Himachal Pradesh
Shoolini University||Solan|Himachal Pradesh
Himachal Pradesh National Law University|HPNLU|Shimla|Himachal Pradesh
Indian Institute of Technology Jammu|IIT Jammu|Jammu|Jammu and Kashmir
Indian Institute of Management Jammu|IIM Jammu|Jammu|Jammu and Kashmir
National Institute of Technology Srinagar|NIT Srinagar|Srinagar|Jammu and Kashmir
University of Kashmir||Srinagar|Jammu and Kashmir
University of Jammu||Jammu|Jammu and Kashmir
Islamic University of Science and Technology|IUST|Awantipora|Jammu and Kashmir
Shri Mata Vaishno Devi University|SMVDU|Katra|Jammu and Kashmir
Government Medical College Srinagar|GMC Srinagar|Srinagar|Jammu and Kashmir
University of Ladakh||Leh|Ladakh
Indian Institute of Technology Roorkee|IIT Roorkee|Roorkee|Uttarakhand
National Institute of Technology Uttarakhand|NIT Uttarakhand|Srinagar Garhwal|Uttarakhand
Indian Institute of Management Kashipur|IIM Kashipur|Kashipur|Uttarakhand
All India Institute of Medical Sciences Rishikesh|AIIMS Rishikesh|Rishikesh|Uttarakhand
University of Petroleum and Energy Studies|UPES|Dehradun|Uttarakhand
Graphic Era University|GEU|Dehradun|Uttarakhand
DIT University|DIT|Dehradun|Uttarakhand
Doon University||Dehradun|Uttarakhand
G. B. Pant University of Agriculture and Technology|GBPUAT|Pantnagar|Uttarakhand
Hemvati Nandan Bahuguna Garhwal University|HNBGU|Srinagar Garhwal|Uttarakhand
Kumaun University||Nainital|Uttarakhand
Indian Institute of Technology Kanpur|IIT Kanpur|Kanpur|Uttar Pradesh
Indian Institute of Technology (BHU) Varanasi|IIT BHU|Varanasi|Uttar Pradesh
Banaras Hindu University|BHU|Varanasi|Uttar Pradesh
Indian Institute of Information Technology Allahabad|IIIT Allahabad|Prayagraj|Uttar Pradesh
Indian Institute of Information Technology Lucknow|IIIT Lucknow|Lucknow|Uttar Pradesh
Motilal Nehru National Institute of Technology Allahabad|MNNIT|Prayagraj|Uttar Pradesh
Indian Institute of Management Lucknow|IIM Lucknow|Lucknow|Uttar Pradesh
Aligarh Muslim University|AMU|Aligarh|Uttar Pradesh
University of Allahabad||Prayagraj|Uttar Pradesh
University of Lucknow||Lucknow|Uttar Pradesh
Babasaheb Bhimrao Ambedkar University|BBAU|Lucknow|Uttar Pradesh
King George's Medical University|KGMU|Lucknow|Uttar Pradesh
Dr. Ram Manohar Lohiya National Law University|RMLNLU|Lucknow|Uttar Pradesh
Institute of Engineering and Technology Lucknow|IET Lucknow|Lucknow|Uttar Pradesh
Dr. A.P.J. Abdul Kalam Technical University|AKTU|Lucknow|Uttar Pradesh
Harcourt Butler Technical University|HBTU|Kanpur|Uttar Pradesh
Chhatrapati Shahu Ji Maharaj University|CSJMU|Kanpur|Uttar Pradesh
Madan Mohan Malaviya University of Technology|MMMUT|Gorakhpur|Uttar Pradesh
Kamla Nehru Institute of Technology|KNIT|Sultanpur|Uttar Pradesh
Bundelkhand Institute of Engineering and Technology|BIET|Jhansi|Uttar Pradesh
Jaypee Institute of Information Technology|JIIT|Noida|Uttar Pradesh
Amity University Uttar Pradesh|Amity Noida|Noida|Uttar Pradesh
Shiv Nadar University||Greater Noida|Uttar Pradesh
Bennett University||Greater Noida|Uttar Pradesh
Galgotias University||Greater Noida|Uttar Pradesh
Gautam Buddha University|GBU|Greater Noida|Uttar Pradesh
Sharda University||Greater Noida|Uttar Pradesh
Birla Institute of Management Technology|BIMTECH|Greater Noida|Uttar Pradesh
GL Bajaj Institute of Technology and Management|GL Bajaj|Greater Noida|Uttar Pradesh
JSS Academy of Technical Education Noida|JSS Noida|Noida|Uttar Pradesh
Symbiosis Law School Noida|SLS Noida|Noida|Uttar Pradesh
Ajay Kumar Garg Engineering College|AKGEC|Ghaziabad|Uttar Pradesh
KIET Group of Institutions|KIET|Ghaziabad|Uttar Pradesh
ABES Engineering College|ABES|Ghaziabad|Uttar Pradesh
Institute of Management Technology Ghaziabad|IMT Ghaziabad|Ghaziabad|Uttar Pradesh
GLA University||Mathura|Uttar Pradesh
Dayalbagh Educational Institute|DEI|Agra|Uttar Pradesh
Dr. Bhimrao Ambedkar University||Agra|Uttar Pradesh
Chaudhary Charan Singh University|CCSU|Meerut|Uttar Pradesh
Mahatma Jyotiba Phule Rohilkhand University|MJPRU|Bareilly|Uttar Pradesh
Integral University||Lucknow|Uttar Pradesh
`

/** Karnataka, Tamil Nadu, Puducherry, Kerala, Telangana, Andhra Pradesh. */
export const southernColleges = `
Indian Institute of Science|IISc|Bengaluru|Karnataka
Indian Institute of Management Bangalore|IIM Bangalore|Bengaluru|Karnataka
International Institute of Information Technology Bangalore|IIIT Bangalore|Bengaluru|Karnataka
National Law School of India University|NLSIU|Bengaluru|Karnataka
R. V. College of Engineering|RVCE|Bengaluru|Karnataka
B.M.S. College of Engineering|BMSCE|Bengaluru|Karnataka
M. S. Ramaiah Institute of Technology|MSRIT|Bengaluru|Karnataka
PES University|PES|Bengaluru|Karnataka
Dayananda Sagar College of Engineering|DSCE|Bengaluru|Karnataka
University of Visvesvaraya College of Engineering|UVCE|Bengaluru|Karnataka
Bangalore Institute of Technology|BIT|Bengaluru|Karnataka
New Horizon College of Engineering|NHCE|Bengaluru|Karnataka
CMR Institute of Technology|CMRIT|Bengaluru|Karnataka
Nitte Meenakshi Institute of Technology|NMIT|Bengaluru|Karnataka
Sir M. Visvesvaraya Institute of Technology|Sir MVIT|Bengaluru|Karnataka
JSS Academy of Technical Education Bengaluru|JSSATE|Bengaluru|Karnataka
REVA University||Bengaluru|Karnataka
Jain University||Bengaluru|Karnataka
Christ University||Bengaluru|Karnataka
Bangalore University||Bengaluru|Karnataka
St. Joseph's University||Bengaluru|Karnataka
Mount Carmel College||Bengaluru|Karnataka
Azim Premji University|APU|Bengaluru|Karnataka
Alliance University||Bengaluru|Karnataka
Xavier Institute of Management and Entrepreneurship|XIME|Bengaluru|Karnataka
Srishti Manipal Institute of Art, Design and Technology|Srishti|Bengaluru|Karnataka
National Institute of Fashion Technology Bengaluru|NIFT Bengaluru|Bengaluru|Karnataka
Bangalore Medical College and Research Institute|BMCRI|Bengaluru|Karnataka
St. John's Medical College||Bengaluru|Karnataka
National Institute of Mental Health and Neurosciences|NIMHANS|Bengaluru|Karnataka
Visvesvaraya Technological University|VTU|Belagavi|Karnataka
KLS Gogte Institute of Technology|GIT Belagavi|Belagavi|Karnataka
National Institute of Technology Karnataka|NITK Surathkal|Mangaluru|Karnataka
Mangalore University||Mangaluru|Karnataka
St. Aloysius University||Mangaluru|Karnataka
NMAM Institute of Technology|NMAMIT|Nitte|Karnataka
Manipal Academy of Higher Education|MAHE|Manipal|Karnataka
Manipal Institute of Technology|MIT Manipal|Manipal|Karnataka
Kasturba Medical College|KMC Manipal|Manipal|Karnataka
T. A. Pai Management Institute|TAPMI|Manipal|Karnataka
Indian Institute of Technology Dharwad|IIT Dharwad|Dharwad|Karnataka
Indian Institute of Information Technology Dharwad|IIIT Dharwad|Dharwad|Karnataka
Karnatak University||Dharwad|Karnataka
KLE Technological University|KLE Tech|Hubballi|Karnataka
Karnataka State Law University|KSLU|Hubballi|Karnataka
University of Mysore||Mysuru|Karnataka
The National Institute of Engineering|NIE Mysuru|Mysuru|Karnataka
JSS Science and Technology University|SJCE|Mysuru|Karnataka
Siddaganga Institute of Technology|SIT Tumakuru|Tumakuru|Karnataka
Malnad College of Engineering|MCE|Hassan|Karnataka
Central University of Karnataka||Kalaburagi|Karnataka
Indian Institute of Technology Madras|IIT Madras|Chennai|Tamil Nadu
Anna University||Chennai|Tamil Nadu
College of Engineering Guindy|CEG|Chennai|Tamil Nadu
Madras Institute of Technology|MIT Chennai|Chennai|Tamil Nadu
University of Madras||Chennai|Tamil Nadu
SRM Institute of Science and Technology|SRM|Chennai|Tamil Nadu
Sri Sivasubramaniya Nadar College of Engineering|SSN|Chennai|Tamil Nadu
St. Joseph's College of Engineering||Chennai|Tamil Nadu
Rajalakshmi Engineering College|REC|Chennai|Tamil Nadu
Sri Venkateswara College of Engineering|SVCE|Sriperumbudur|Tamil Nadu
Sathyabama Institute of Science and Technology|Sathyabama|Chennai|Tamil Nadu
Hindustan Institute of Technology and Science|HITS|Chennai|Tamil Nadu
Vellore Institute of Technology Chennai|VIT Chennai|Chennai|Tamil Nadu
Loyola College||Chennai|Tamil Nadu
Madras Christian College|MCC|Chennai|Tamil Nadu
Stella Maris College||Chennai|Tamil Nadu
Presidency College Chennai||Chennai|Tamil Nadu
Ethiraj College for Women||Chennai|Tamil Nadu
Madras Medical College|MMC|Chennai|Tamil Nadu
Madras School of Economics|MSE|Chennai|Tamil Nadu
Chennai Mathematical Institute|CMI|Chennai|Tamil Nadu
Great Lakes Institute of Management Chennai|GLIM|Chennai|Tamil Nadu
Indian Institute of Information Technology, Design and Manufacturing Kancheepuram|IIITDM Kancheepuram|Chennai|Tamil Nadu
National Institute of Fashion Technology Chennai|NIFT Chennai|Chennai|Tamil Nadu
Tamil Nadu Dr. Ambedkar Law University|TNDALU|Chennai|Tamil Nadu
Vellore Institute of Technology|VIT Vellore|Vellore|Tamil Nadu
Christian Medical College Vellore|CMC Vellore|Vellore|Tamil Nadu
National Institute of Technology Tiruchirappalli|NIT Trichy|Tiruchirappalli|Tamil Nadu
Indian Institute of Management Tiruchirappalli|IIM Trichy|Tiruchirappalli|Tamil Nadu
Bharathidasan University||Tiruchirappalli|Tamil Nadu
St. Joseph's College Tiruchirappalli||Tiruchirappalli|Tamil Nadu
SASTRA Deemed University|SASTRA|Thanjavur|Tamil Nadu
PSG College of Technology|PSG Tech|Coimbatore|Tamil Nadu
Coimbatore Institute of Technology|CIT|Coimbatore|Tamil Nadu
Government College of Technology Coimbatore|GCT|Coimbatore|Tamil Nadu
Kumaraguru College of Technology|KCT|Coimbatore|Tamil Nadu
Sri Krishna College of Engineering and Technology|SKCET|Coimbatore|Tamil Nadu
Amrita Vishwa Vidyapeetham|Amrita|Coimbatore|Tamil Nadu
Bharathiar University||Coimbatore|Tamil Nadu
Tamil Nadu Agricultural University|TNAU|Coimbatore|Tamil Nadu
Karunya Institute of Technology and Sciences|Karunya|Coimbatore|Tamil Nadu
Thiagarajar College of Engineering|TCE|Madurai|Tamil Nadu
Madurai Kamaraj University|MKU|Madurai|Tamil Nadu
The American College||Madurai|Tamil Nadu
Kongu Engineering College|KEC|Erode|Tamil Nadu
Bannari Amman Institute of Technology|BIT Sathy|Sathyamangalam|Tamil Nadu
Annamalai University||Chidambaram|Tamil Nadu
Government College of Engineering Salem|GCE Salem|Salem|Tamil Nadu
Periyar University||Salem|Tamil Nadu
National Institute of Technology Puducherry|NIT Puducherry|Karaikal|Puducherry
Pondicherry University||Puducherry|Puducherry
Puducherry Technological University|PTU|Puducherry|Puducherry
Jawaharlal Institute of Postgraduate Medical Education and Research|JIPMER|Puducherry|Puducherry
Indian Institute of Technology Palakkad|IIT Palakkad|Palakkad|Kerala
NSS College of Engineering||Palakkad|Kerala
National Institute of Technology Calicut|NIT Calicut|Kozhikode|Kerala
Indian Institute of Management Kozhikode|IIM Kozhikode|Kozhikode|Kerala
University of Calicut||Malappuram|Kerala
Government Medical College Kozhikode||Kozhikode|Kerala
College of Engineering Trivandrum|CET|Thiruvananthapuram|Kerala
Indian Institute of Space Science and Technology|IIST|Thiruvananthapuram|Kerala
Indian Institute of Science Education and Research Thiruvananthapuram|IISER Thiruvananthapuram|Thiruvananthapuram|Kerala
University of Kerala||Thiruvananthapuram|Kerala
APJ Abdul Kalam Technological University|KTU|Thiruvananthapuram|Kerala
Government Medical College Thiruvananthapuram||Thiruvananthapuram|Kerala
Mar Ivanios College||Thiruvananthapuram|Kerala
Cochin University of Science and Technology|CUSAT|Kochi|Kerala
Rajagiri School of Engineering and Technology|RSET|Kochi|Kerala
Model Engineering College|MEC|Kochi|Kerala
National University of Advanced Legal Studies|NUALS|Kochi|Kerala
Sacred Heart College Thevara||Kochi|Kerala
Maharaja's College||Kochi|Kerala
Government Engineering College Thrissur|GEC Thrissur|Thrissur|Kerala
Christ College Irinjalakuda||Thrissur|Kerala
TKM College of Engineering|TKMCE|Kollam|Kerala
Amrita School of Engineering Amritapuri||Kollam|Kerala
Indian Institute of Information Technology Kottayam|IIIT Kottayam|Kottayam|Kerala
Mahatma Gandhi University|MGU|Kottayam|Kerala
Rajiv Gandhi Institute of Technology Kottayam|RIT Kottayam|Kottayam|Kerala
Central University of Kerala||Kasaragod|Kerala
Kannur University||Kannur|Kerala
Indian Institute of Technology Hyderabad|IIT Hyderabad|Sangareddy|Telangana
International Institute of Information Technology Hyderabad|IIIT Hyderabad|Hyderabad|Telangana
University of Hyderabad|UoH|Hyderabad|Telangana
Osmania University|OU|Hyderabad|Telangana
Jawaharlal Nehru Technological University Hyderabad|JNTUH|Hyderabad|Telangana
Birla Institute of Technology and Science Pilani, Hyderabad|BITS Hyderabad|Hyderabad|Telangana
Indian School of Business Hyderabad|ISB|Hyderabad|Telangana
NALSAR University of Law|NALSAR|Hyderabad|Telangana
Chaitanya Bharathi Institute of Technology|CBIT|Hyderabad|Telangana
Vasavi College of Engineering|VCE|Hyderabad|Telangana
VNR Vignana Jyothi Institute of Engineering and Technology|VNR VJIET|Hyderabad|Telangana
Gokaraju Rangaraju Institute of Engineering and Technology|GRIET|Hyderabad|Telangana
Mahindra University||Hyderabad|Telangana
Maulana Azad National Urdu University|MANUU|Hyderabad|Telangana
The English and Foreign Languages University|EFLU|Hyderabad|Telangana
Osmania Medical College||Hyderabad|Telangana
St. Francis College for Women||Hyderabad|Telangana
Institute of Public Enterprise|IPE|Hyderabad|Telangana
National Institute of Technology Warangal|NIT Warangal|Warangal|Telangana
Kakatiya University||Warangal|Telangana
Kakatiya Institute of Technology and Science|KITS|Warangal|Telangana
Rajiv Gandhi University of Knowledge Technologies Basar|RGUKT Basar|Basar|Telangana
Indian Institute of Technology Tirupati|IIT Tirupati|Tirupati|Andhra Pradesh
Indian Institute of Science Education and Research Tirupati|IISER Tirupati|Tirupati|Andhra Pradesh
Sri Venkateswara University|SVU|Tirupati|Andhra Pradesh
Indian Institute of Management Visakhapatnam|IIM Visakhapatnam|Visakhapatnam|Andhra Pradesh
Andhra University|AU|Visakhapatnam|Andhra Pradesh
GITAM University|GITAM|Visakhapatnam|Andhra Pradesh
Gayatri Vidya Parishad College of Engineering|GVPCE|Visakhapatnam|Andhra Pradesh
Damodaram Sanjivayya National Law University|DSNLU|Visakhapatnam|Andhra Pradesh
National Institute of Technology Andhra Pradesh|NIT Andhra Pradesh|Tadepalligudem|Andhra Pradesh
Indian Institute of Information Technology Sri City|IIIT Sri City|Sri City|Andhra Pradesh
Indian Institute of Information Technology, Design and Manufacturing Kurnool|IIITDM Kurnool|Kurnool|Andhra Pradesh
Jawaharlal Nehru Technological University Kakinada|JNTUK|Kakinada|Andhra Pradesh
Jawaharlal Nehru Technological University Anantapur|JNTUA|Anantapur|Andhra Pradesh
KL University|KLU|Guntur|Andhra Pradesh
Acharya Nagarjuna University|ANU|Guntur|Andhra Pradesh
Vignan's Foundation for Science, Technology and Research|Vignan|Guntur|Andhra Pradesh
VIT-AP University|VIT-AP|Amaravati|Andhra Pradesh
SRM University AP|SRM AP|Amaravati|Andhra Pradesh
Velagapudi Ramakrishna Siddhartha Engineering College|VRSEC|Vijayawada|Andhra Pradesh
Rajiv Gandhi University of Knowledge Technologies Nuzvid|RGUKT Nuzvid|Nuzvid|Andhra Pradesh
Krea University||Sri City|Andhra Pradesh
`

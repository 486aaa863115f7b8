/** All texts that pages bring: for the server, whose loaders and actions tell them too. */
import './addresses';
import './auth';
import './company';
import './incidences';
import './order-page';
import './placed';
import './purchase';
import './quotations';
import './statements';

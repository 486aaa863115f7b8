/** All texts that pages bring: for the server, whose loaders and actions tell them too. */
import './addresses';
import './auth';
import './company';
import './conversation';
import './franchise';
import './incidences';
import './invoices';
import './order-page';
import './placed';
import './profile';
import './purchase';
import './quick-order';
import './quotations';
import './registration';
import './secondary-users';
import './spending';
import './statements';
